import { TenantId } from "@bole/base";
import { z } from "zod";

const Language = z.enum(["zh", "en"]);
const Wish = z.string().max(500).default("").describe("How it should be, in your words");
const Model = z.string().nullable().describe("`provider:name`; null where no model has answered");

export const JobTextKind = z.enum([
  "job_ad",
  "interview_questions",
  "interview_kit",
  "search_string",
]);
export type JobTextKind = z.infer<typeof JobTextKind>;

export const JobTextToWrite = z.strictObject({
  kind: JobTextKind,
  language: Language,
  wish: Wish,
  tenant: TenantId.optional(),
});
export type JobTextToWrite = z.input<typeof JobTextToWrite>;
export const WrittenText = z.object({ text: z.string(), model: Model });
export type WrittenText = z.infer<typeof WrittenText>;

export const LetterToWrite = z.strictObject({
  job: z.string().max(20_000).default("").describe("The advertisement, or what the job is called"),
  job_id: z.string().max(100).optional().describe("A job on record, instead"),
  language: Language,
  wish: Wish,
  tenant: TenantId.optional(),
});
export type LetterToWrite = z.input<typeof LetterToWrite>;
export const WrittenLetter = WrittenText.extend({
  struck: z.array(z.string()).describe("Sentences of a model that nothing backs, left out"),
});
export type WrittenLetter = z.infer<typeof WrittenLetter>;

export const TextToTranslate = z.strictObject({
  text: z.string().min(1).max(20_000),
  to: Language,
  tenant: TenantId.optional(),
});
export type TextToTranslate = z.input<typeof TextToTranslate>;
export const TranslatedText = z.object({
  text: z.string().nullable().describe("Null where no model has translated it"),
  model: Model,
  changed: z.array(z.string()).describe("Numbers and dates that the original does not have"),
});
export type TranslatedText = z.infer<typeof TranslatedText>;
