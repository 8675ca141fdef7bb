/**
 * What a résumé does well and what it does not, as checks that are counted. The score is the mean of
 * their shares, so everybody can see what it is made of; nothing is weighed by taste.
 */
import { z } from "zod";

export const CheckId = z.enum([
  "contact",
  "dates",
  "gaps",
  "figures",
  "wording",
  "bullets",
  "order",
  "length",
]);
export type CheckId = z.infer<typeof CheckId>;

export const Fix = z.object({
  section: z.string(),
  entry_id: z.string().nullable(),
  entry_label: z.string(),
  field: z.string(),
  before: z.union([z.string(), z.boolean()]),
  after: z.union([z.string(), z.boolean()]),
});
export type Fix = z.infer<typeof Fix>;

export const Check = z.object({
  id: CheckId,
  good: z.int().describe("How many of them are as they should be"),
  of: z.int().describe("How many were looked at; 0 where there was nothing to look at"),
  findings: z.array(z.string()).describe("What is not, in the language that was asked for"),
  fixes: z.array(Fix).describe("Changes that can be made as they are"),
});
export type Check = z.infer<typeof Check>;

export const Review = z.object({
  score: z.int().min(0).max(100).nullable().describe("Mean share of the checks; null without any"),
  checks: z.array(Check),
});
export type Review = z.infer<typeof Review>;
