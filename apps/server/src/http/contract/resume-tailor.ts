import { TenantId } from "@bole/base";
import { FieldPlace, NewVariant, VariantState } from "@bole/resume";
import { Resume, TextLanguage } from "@bole/talent";
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

export const ResumeToTranslate = z.strictObject({
  to: TextLanguage,
  name: z.string().trim().min(1).max(200).describe("Of the variant"),
  tenant: TenantId.optional(),
});
export type ResumeToTranslate = z.input<typeof ResumeToTranslate>;

export const TranslatedResume = z.object({
  resume: Resume.describe("The variant"),
  model: z.string().nullable().describe("Null where only what has a usual name was translated"),
  untranslated: z.array(FieldPlace).describe("Still in the language that it had"),
  refused: z
    .array(FieldPlace)
    .describe("Of these, what a model has translated with other numbers, dates or names"),
});
export type TranslatedResume = z.infer<typeof TranslatedResume>;

export const TranslationState = z.object({
  to: TextLanguage.nullable().describe("Null for a résumé that is no translation"),
  untranslated: z.array(FieldPlace),
});
export type TranslationState = z.infer<typeof TranslationState>;

export const VariantAnswer = z.object({
  variant: VariantState.nullable().describe("Null for a résumé that is no variant"),
});
export type VariantAnswer = z.infer<typeof VariantAnswer>;
