import { z } from "zod";

/** What a model may say: the field, its value, and the very words of the text that say it. */
export const QuotedField = z.object({
  path: z.string().max(80).describe("One of the wanted paths."),
  value: z.string().max(20_000).describe("The field's value, in the form that is asked for."),
  quote: z
    .string()
    .min(1)
    .max(20_000)
    .describe("The words of the text that say it, copied exactly, as short as possible."),
});
export type QuotedField = z.infer<typeof QuotedField>;

export const QuotedAnswer = z.object({ fields: z.array(QuotedField).max(300) });
