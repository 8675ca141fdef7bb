/** Things that cannot both be true, or that nobody can plan with. Found before anything is analysed. */
import type { UserProfile } from "../state/user-profile.ts";
import type { Day } from "../text/day.ts";
import { readHours } from "./read-hours.ts";
import { readModes } from "./read-place.ts";
import type { SaidText } from "./read-wish.ts";
import type { Wish } from "./wish.ts";

export type Trouble =
  | { readonly kind: "date_past"; readonly day: Day }
  | { readonly kind: "no_hours" }
  | { readonly kind: "hours_differ"; readonly hours: readonly [number, number] }
  | { readonly kind: "too_many_hours"; readonly hours: number }
  | { readonly kind: "modes_exclude" }
  | { readonly kind: "age_and_years"; readonly age: number; readonly years: number }
  | { readonly kind: "wanted_and_refused"; readonly occupation_id: string };

/** Nobody begins to work before this age, as far as a plan is concerned. */
const YOUNGEST = 12;
const MOST_HOURS = 80;

/**
 * @param said only the messages since the last question count for what an answer settles: whoever was
 * asked which of two is right has answered both.
 */
export function findTroubles(
  wish: Wish,
  said: readonly SaidText[],
  profile: UserProfile,
  today: Day,
): Trouble[] {
  const troubles: Trouble[] = [];
  const newest = said.at(-1)?.text ?? "";
  const { age, work_experience: years } = profile;
  const hours = [...new Set(readHours(newest).map((named) => named.hours))];
  const [one, other] = hours;
  const total = wish.hours_per_week?.hours;
  const only = new Set(
    readModes(newest)
      .filter((named) => named.only)
      .map(({ mode }) => mode),
  );
  const refused = wish.refused.some(
    ({ occupation_id }) => occupation_id === wish.target?.occupation_id,
  );
  if (age !== null && years !== null && age - years < YOUNGEST)
    troubles.push({ kind: "age_and_years", age, years });
  if (wish.target && refused)
    troubles.push({ kind: "wanted_and_refused", occupation_id: wish.target.occupation_id });
  if (only.size > 1) troubles.push({ kind: "modes_exclude" });
  if (one !== undefined && other !== undefined)
    troubles.push({ kind: "hours_differ", hours: [one, other] });
  else if (total === 0) troubles.push({ kind: "no_hours" });
  else if (total !== undefined && total > MOST_HOURS)
    troubles.push({ kind: "too_many_hours", hours: total });
  if (wish.target_date && wish.target_date.day <= today)
    troubles.push({ kind: "date_past", day: wish.target_date.day });
  return troubles;
}
