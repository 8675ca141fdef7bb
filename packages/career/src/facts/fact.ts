/** What a person said about themselves, each with the words that say it. Shown to them, and theirs to change. */
import { z } from "zod";
import { Demand } from "../knowledge/demands.ts";

export const FactKind = z.enum([
  "situation",
  "urgency",
  "money",
  "wish",
  "dislike",
  "limit",
  "skill",
  "education",
  "experience",
  "pay_floor",
  "target",
  "deadline",
  "place",
  "hours",
  "family",
  "health",
  "visa",
  "interest",
  "value",
  "age",
  /** An occupation or a way that they think about, have chosen, or do not want. */
  "option",
  "choice",
  "refusal",
  /** Their words, kept as they are: it is not clear what kind of thing they say. */
  "note",
]);
export type FactKind = z.infer<typeof FactKind>;

export const Fact = z.object({
  fact_id: z.string(),
  kind: FactKind,
  words: z.string().min(1).max(500),
  /** A short name for it, where the words are a sentence: what is shown instead of them. */
  label: z.string().min(1).max(120).nullable().default(null),
  /** The message that it stands in; null where the person wrote it into the list themselves. */
  message: z.int().min(0).nullable(),
  /** The sentence that the words stand in. */
  said: z.string().max(500).nullable().default(null),
  /** Occupations that the words name. */
  occupations: z.array(z.string()).default([]),
  /** What the words say they cannot or will not do. */
  excludes: z.array(Demand).default([]),
  /** How they stand, by the words' meaning: `unemployed`, `leaving`, `urgent` … */
  sense: z.string().nullable().default(null),
  /** The day that is meant, where a model or the person says which. */
  day: z.iso.date().nullable().default(null),
  /** Occupations that the words are like, without naming them. */
  near: z.array(z.object({ id: z.string(), likeness: z.number() })).default([]),
});
export type Fact = z.infer<typeof Fact>;

/** A change by the person: without an id something new, without words a deletion. */
export const FactEdit = z.strictObject({
  fact_id: z.string().optional(),
  kind: FactKind.optional(),
  words: z.string().trim().max(500).nullable(),
});
export type FactEdit = z.infer<typeof FactEdit>;

/** What it is called on the page and in texts. */
export const nameOf = ({ label, words }: Pick<Fact, "label" | "words">): string => label ?? words;
