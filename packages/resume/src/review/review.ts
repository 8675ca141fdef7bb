/**
 * What a résumé does well and what it does not, as checks that are counted. The score is the mean of
 * their shares, so everybody can see what it is made of; nothing is weighed by taste.
 */
import { z } from "zod";

export const CheckId = z.enum([
  "contact",
  "readable",
  "whole",
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

/** What only the person can say. The value of the field is `head`, the answer, and `tail`; nothing is made up. */
export const Ask = z.object({
  kind: z.enum(["contact", "start", "figure", "gap"]),
  label: z.string().describe("What it is about: a field, a line or a time"),
  section: z.string(),
  entry_id: z.string().nullable().describe("Null for a new entry, as for a gap"),
  field: z.string(),
  head: z.string(),
  tail: z.string(),
  entry: z
    .record(z.string(), z.string())
    .describe("What a new entry says besides the answer; empty where there is no new one"),
});
export type Ask = z.infer<typeof Ask>;

export const Check = z.object({
  id: CheckId,
  good: z.int().describe("How many of them are as they should be"),
  of: z.int().describe("How many were looked at; 0 where there was nothing to look at"),
  findings: z.array(z.string()).describe("What is not, in the language that was asked for"),
  fixes: z.array(Fix).describe("Changes that can be made as they are"),
  asks: z.array(Ask).describe("Changes that need an answer"),
});
export type Check = z.infer<typeof Check>;

export const Review = z.object({
  score: z.int().min(0).max(100).nullable().describe("Mean share of the checks; null without any"),
  checks: z.array(Check),
});
export type Review = z.infer<typeof Review>;
