import { TEXT_LIMITS } from "@bole/base";
import { z } from "zod";
import { FactEdit } from "../facts/fact.ts";
import { SatisfactionLevel } from "../state/career-state.ts";
import { UserProfile } from "../state/user-profile.ts";
import { Language } from "../text/language.ts";

export const NewCareerSession = z.strictObject({
  message: z.string().trim().min(1, "say what it is about").max(TEXT_LIMITS.career_message),
  user_profile: UserProfile.omit({ user_id: true }).prefault({}),
  /** The one that the message is in, if it is left out. */
  language: Language.optional(),
});
export type NewCareerSession = z.input<typeof NewCareerSession>;

export const CareerAnswer = z.strictObject({
  message: z.string().trim().min(1, "say something").max(TEXT_LIMITS.career_message),
  /** The `turn` of the session that it answers; one that was answered already is refused. */
  turn: z.int().min(0).optional(),
  /** Changes of what was understood; without words, a deletion. */
  facts: z.array(FactEdit).max(100).default([]),
});
export type CareerAnswer = z.input<typeof CareerAnswer>;

export const CareerFeedback = z.strictObject({
  satisfaction_level: SatisfactionLevel,
  feedback: z.string().trim().max(TEXT_LIMITS.career_message).default(""),
  turn: z.int().min(0).optional(),
  facts: z.array(FactEdit).max(100).default([]),
});
export type CareerFeedback = z.input<typeof CareerFeedback>;

export const ItemChange = z
  .strictObject({
    done: z.boolean().optional(),
    date: z.iso.date().optional(),
    /** Other words for it. */
    title: z.string().trim().min(1).max(300).optional(),
    /** Takes it out of the plan; `false` puts it back. */
    removed: z.boolean().optional(),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    "say `done`, `date`, `title` or `removed`",
  );
export type ItemChange = z.infer<typeof ItemChange>;
