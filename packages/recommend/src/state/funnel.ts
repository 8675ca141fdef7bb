/** How many there were at each stage, and why the others are not there. */
import { z } from "zod";
import { Source } from "./item.ts";

/** Why an item is not recommended whatever it is about. */
export const Rule = z.enum([
  "not_open",
  "deadline_passed",
  "no_places_left",
  "too_few_years",
  "degree_missing",
  "already_applied",
  "consent_withdrawn",
  "gone",
]);
export type Rule = z.infer<typeof Rule>;

export const Funnel = z.object({
  /** All of this kind in the workspace. */
  items: z.int().min(0),
  /** Those that are open. */
  open: z.int().min(0),
  recalled: z.partialRecord(Source, z.int().min(0)),
  /** Different ones among those recalled. */
  merged: z.int().min(0),
  /** How many each rule kept out, of those that were looked at. */
  left_out: z.partialRecord(Rule, z.int().min(1)),
  /** Judged one by one. */
  judged: z.int().min(0),
  shown: z.int().min(0),
});
export type Funnel = z.infer<typeof Funnel>;

export const EMPTY_FUNNEL: Funnel = {
  items: 0,
  open: 0,
  recalled: {},
  merged: 0,
  left_out: {},
  judged: 0,
  shown: 0,
};
