/** What is planned for, and by when. */
import type { CachedData, CareerNavigatorState } from "../state/career-state.ts";
import { addMonths, type Day } from "../text/day.ts";

/** Where nobody says by when. */
const ASSUMED_MONTHS = 12;

/** What the person wants, else the best match of the report, else the most promising occupation. */
export function targetOf(
  { wish, candidates, focus }: CachedData,
  { integrated_report }: Pick<CareerNavigatorState, "integrated_report">,
): string {
  const refused = new Set(focus.refused);
  const named = wish?.target?.occupation_id;
  const matched =
    integrated_report?.career_matching.matches.map(({ occupation_id }) => occupation_id) ?? [];
  const options = [...(named === undefined ? [] : [named]), ...matched, ...candidates];
  const target = options.find((id) => !refused.has(id)) ?? options[0];
  if (target !== undefined) return target;
  throw new Error("There is no occupation to plan for.");
}

export function endOf({ schedule, wish }: CachedData, today: Day): Day {
  const named = schedule.target_date ?? wish?.target_date?.day;
  return named !== undefined && named > today ? named : addMonths(today, ASSUMED_MONTHS);
}
