/** What is planned for, and by when. */
import type { Fact } from "../facts/fact.ts";
import { type PlanShape, shapeOf } from "../facts/situation.ts";
import { isVetoed } from "../facts/vetoes.ts";
import { startOf } from "../plan/build-plan.ts";
import { monthsToEnter } from "../plan/months-to-enter.ts";
import type { CachedData, CareerNavigatorState } from "../state/career-state.ts";
import { addMonths, type Day, latestDay } from "../text/day.ts";

/** Where nobody says by when. */
const ASSUMED_MONTHS: Readonly<Record<PlanShape, number>> = {
  search_now: 3,
  return: 3,
  first_job: 4,
  promotion: 6,
  explore: 6,
  switch: 12,
  exam: 12,
};

/** What the person wants, else the best match of the report, else the most promising occupation. */
export function targetOf(
  { wish, candidates, focus }: CachedData,
  { integrated_report, facts }: Pick<CareerNavigatorState, "integrated_report" | "facts">,
): string {
  const refused = new Set(focus.refused);
  const named = wish?.target?.occupation_id;
  const matched =
    integrated_report?.career_matching.matches.map(({ occupation_id }) => occupation_id) ?? [];
  const options = [...(named === undefined ? [] : [named]), ...matched, ...candidates];
  const target = options.find((id) => !refused.has(id) && !isVetoed(facts, id));
  if (target !== undefined) return target;
  throw new Error("Every occupation breaks a limit or a refusal.");
}

/** By when: as they said or as is usual, but not before one can have the studies that it takes. */
export function endOf(
  { schedule, wish }: CachedData,
  shape: PlanShape,
  today: Day,
  { facts, occupation_id }: { readonly facts: readonly Fact[]; readonly occupation_id: string },
): Day {
  const named = schedule.target_date ?? wish?.target_date?.day;
  const wanted =
    named !== undefined && named > today ? named : addMonths(today, ASSUMED_MONTHS[shape]);
  const months = shape === "exam" ? 0 : monthsToEnter(facts, occupation_id);
  const start = startOf(today, schedule.not_before);
  return months === 0 ? wanted : latestDay(wanted, addMonths(start, months));
}

/** Whoever named or chose what they want changes their work; the others are still looking. */
export const planShape = ({ wish }: Pick<CachedData, "wish">, facts: readonly Fact[]): PlanShape =>
  shapeOf(facts, wish?.target != null);

/** Whoever weighs several ways and has chosen none decides first. */
export const isUndecided = (facts: readonly Fact[]): boolean =>
  facts.every(({ kind }) => kind !== "choice") &&
  facts.filter(({ kind }) => kind === "option").length > 1;
