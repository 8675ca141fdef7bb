/** A recommendation: the score, what it is made of, and the facts behind it. */
import { z } from "zod";
import { ItemHead, Source } from "./item.ts";

const part = z.number().min(0).max(100);

/** From 0 to 100 each; `score` is 40 % tag, 40 % semantic and 20 % keyword of them. */
export const Parts = z.object({ tag: part, semantic: part, keyword: part });
export type Parts = z.infer<typeof Parts>;

export const SkillName = z.object({ id: z.string(), zh: z.string(), en: z.string() });
export type SkillName = z.infer<typeof SkillName>;

/** Words that stand in the item's description or in what was asked, letter by letter. */
export const Evidence = z.object({
  from: z.enum(["item", "profile"]),
  quote: z.string(),
  /** Concepts that the words name. */
  about: z.array(z.string()),
});
export type Evidence = z.infer<typeof Evidence>;

export const Ranked = ItemHead.extend({
  organisation: z.string(),
  location: z.string(),
  score: z.number().min(0).max(100),
  match_reason: z.string(),
  sources: z.array(Source),
  ranks: z.partialRecord(Source, z.int().min(1)),
  parts: Parts,
  evidence: z.array(Evidence),
  matched_skills: z.array(SkillName),
  /** What is asked for, and what is there that is next to it. */
  near_skills: z.array(z.object({ wanted: SkillName, has: SkillName })),
  missing_skills: z.array(SkillName),
  /** Who judged the parts. */
  judged_by: z.enum(["model", "embedded"]),
});
export type Ranked = z.infer<typeof Ranked>;
