import { z } from "zod";

/** A piece of a text: from `start` up to, not including, `end`, in UTF-16 units. */
export const TextSpan = z
  .object({ start: z.int().min(0), end: z.int().min(0) })
  .refine(({ start, end }) => start < end, "a span has at least one character");
export type TextSpan = z.infer<typeof TextSpan>;

/**
 * Where the fields of a parsed value come from: a JSON path such as `workExperience[0].company`, and
 * the spans of the document's text that say it. What a person typed has no entry.
 */
export const Sources = z.record(z.string(), z.array(TextSpan).min(1));
export type Sources = z.infer<typeof Sources>;
