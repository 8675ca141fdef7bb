/** What is understood of a person's messages and profile; each piece with the words that say it. */
import { z } from "zod";
import { Quote } from "./quoted.ts";

const Said = z.object({ quote: Quote });

export const Wish = z.object({
  /** The occupation that is wanted; null where none, several or an unknown one is named. */
  target: Said.extend({ occupation_id: z.string() }).nullable(),
  /** Where somebody cannot decide between occupations. */
  alternatives: z.array(Said.extend({ occupation_id: z.string() })),
  /** What they want to become that is no occupation that is known here. */
  unknown_goal: Said.extend({ phrase: z.string() }).nullable(),
  refused: z.array(Said.extend({ occupation_id: z.string() })),
  /** What they are or were; the profile's position, where they do not say. */
  current: z.object({ occupation_id: z.string(), quote: Quote.nullable() }).nullable(),
  fields: z.array(Said.extend({ field: z.string() })),
  target_date: Said.extend({ day: z.iso.date() }).nullable(),
  hours_per_week: Said.extend({ hours: z.number().min(0) }).nullable(),
  /** 1 is Monday. */
  free_weekdays: z.array(z.int().min(1).max(7)),
  only_weekdays: z.array(z.int().min(1).max(7)).nullable(),
  holidays: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), name: z.string() })),
  place: z.object({ place: z.string(), quote: Quote.nullable() }).nullable(),
  mode: Said.extend({ mode: z.enum(["remote", "onsite"]), only: z.boolean() }).nullable(),
  skills: z.array(z.object({ skill: z.string(), quote: Quote.nullable() })),
  interests: z.array(z.object({ interest: z.string(), quote: Quote.nullable() })),
  /** What they like, in everyday words; see `leanings.ts`. */
  leanings: z.array(z.object({ leaning: z.string(), quote: Quote.nullable() })).default([]),
  decisions: z.array(Quote),
  motives: z.array(Quote),
  constraints: z.array(Quote),
  doubts: z.array(Quote),
  /** That they are done with what they do, whatever they call it. */
  weary: z.array(Quote).default([]),
});
export type Wish = z.infer<typeof Wish>;
