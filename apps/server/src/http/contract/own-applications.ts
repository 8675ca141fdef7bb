import { TenantId } from "@bole/base";
import { OwnApplication, OwnApplicationRequest } from "@bole/talent";
import { z } from "zod";

export type { OwnApplication } from "@bole/talent";

export const NewOwnApplication = OwnApplicationRequest.extend({ tenant: TenantId.optional() });
export type NewOwnApplication = z.input<typeof NewOwnApplication>;

export const OwnApplicationList = z.object({ items: z.array(OwnApplication) });
export type OwnApplicationList = z.infer<typeof OwnApplicationList>;
