/** What is told of something that was missed. */
import { z } from "zod";
import { Rule } from "../state/funnel.ts";
import { Source } from "../state/item.ts";
import { Ranked } from "../state/ranked.ts";

export const WhyNotVerdict = z.enum([
  /** It is there. */
  "shown",
  /** Judged, and others were better. */
  "outranked",
  /** Judged, and has too little to do with what was asked. */
  "too_little",
  /** Found, but 30 others were found earlier and by more tracks. */
  "not_judged",
  /** No track found it. */
  "not_found",
  /** A rule keeps it out. */
  "rule",
  /** Something else was asked for. */
  "other_kind",
]);
export type WhyNotVerdict = z.infer<typeof WhyNotVerdict>;

export const WhyNot = z.object({
  verdict: WhyNotVerdict,
  /** In the language of the question. */
  message: z.string(),
  rule: Rule.nullable(),
  /** What the rule is about. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Its place among all that were judged, itself included; null where it was kept out before. */
  rank: z.int().min(1).nullable(),
  judged: z.int().min(0),
  /** The least score that was shown; null where nothing was. */
  last_shown: z.number().nullable(),
  /** Tracks that found it, and its place there. */
  ranks: z.partialRecord(Source, z.int().min(1)),
  /** As it was, or would have been, judged. */
  item: Ranked,
});
export type WhyNot = z.infer<typeof WhyNot>;
