import { TenantId } from "@bole/base";
import { NewView, SavedView, ViewChange } from "@bole/talent";
import { z } from "zod";

export type { SavedView } from "@bole/talent";

export const SavedViewList = z.object({ items: z.array(SavedView).describe("By name") });
export type SavedViewList = z.infer<typeof SavedViewList>;

export const ViewToSave = NewView.extend({ tenant: TenantId.optional() });
export type ViewToSave = z.input<typeof ViewToSave>;

export const ChangedView = ViewChange.extend({ tenant: TenantId.optional() });
export type ChangedView = z.input<typeof ChangedView>;
