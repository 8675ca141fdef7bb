/**
 * How clear a goal is, from 0 to 100, added up from evidence that can be pointed at. Above 70 the
 * analysis is skipped: that takes one occupation, wanted without doubt, and at least one more thing
 * said about it – when, where, from where, why, with how much time.
 */
import { z } from "zod";
import type { UserProfile } from "../state/user-profile.ts";
import { Quote } from "./quoted.ts";
import type { Wish } from "./wish.ts";

export const CLEAR_ABOVE = 70;

export const Evidence = z.object({
  kind: z.enum([
    "occupation",
    "field",
    "decision",
    "date",
    "place",
    "start",
    "motive",
    "hours",
    "constraint",
    "doubt",
    "alternatives",
    "unknown_goal",
  ]),
  points: z.int(),
  quote: Quote.nullable(),
});
export type Evidence = z.infer<typeof Evidence>;

export interface Clarity {
  readonly clarity_score: number;
  readonly is_goal_clear: boolean;
  readonly evidence: readonly Evidence[];
}

const POINTS: Readonly<Record<Evidence["kind"], number>> = {
  occupation: 65,
  field: 15,
  decision: 6,
  date: 12,
  place: 6,
  start: 6,
  motive: 6,
  hours: 6,
  constraint: 3,
  doubt: -35,
  alternatives: 20,
  unknown_goal: 15,
};

export function clarityOf(wish: Wish, profile: UserProfile): Clarity {
  const evidence: Evidence[] = [];
  const add = (kind: Evidence["kind"], quote: Quote | null | undefined) =>
    evidence.push({ kind, points: POINTS[kind], quote: quote ?? null });
  const [alternative] = wish.alternatives;
  const [field] = wish.fields;
  if (wish.target) add("occupation", wish.target.quote);
  else if (alternative) add("alternatives", alternative.quote);
  else if (wish.unknown_goal) add("unknown_goal", wish.unknown_goal.quote);
  else if (field) add("field", field.quote);
  if (wish.decisions[0]) add("decision", wish.decisions[0]);
  if (wish.target_date) add("date", wish.target_date.quote);
  if (wish.place) add("place", wish.place.quote);
  if (wish.current || profile.current_position !== null || profile.education_level !== null) {
    add("start", wish.current?.quote);
  }
  if (wish.motives[0]) add("motive", wish.motives[0]);
  if (wish.hours_per_week) add("hours", wish.hours_per_week.quote);
  if (wish.constraints[0]) add("constraint", wish.constraints[0]);
  if (wish.doubts[0]) add("doubt", wish.doubts[0]);
  const sum = evidence.reduce((total, { points }) => total + points, 0);
  const clarity_score = Math.max(0, Math.min(100, sum));
  return { clarity_score, is_goal_clear: clarity_score > CLEAR_ABOVE, evidence };
}
