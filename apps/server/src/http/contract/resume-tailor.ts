import { TenantId } from "@bole/base";
import { NewVariant, VariantState } from "@bole/resume";
import { z } from "zod";

export { Review, Tailoring, VariantState } from "@bole/resume";

export const JobToTailorTo = z.strictObject({
  job: z.string().max(100_000).optional().describe("The advertisement, pasted"),
  job_id: z.string().max(100).optional().describe("A job on record, instead"),
  tenant: TenantId.optional(),
});
export type JobToTailorTo = z.input<typeof JobToTailorTo>;

export const VariantToMake = NewVariant.extend({ tenant: TenantId.optional() });
export type VariantToMake = z.input<typeof VariantToMake>;

export const VariantAnswer = z.object({
  variant: VariantState.nullable().describe("Null for a résumé that is no variant"),
});
export type VariantAnswer = z.infer<typeof VariantAnswer>;
