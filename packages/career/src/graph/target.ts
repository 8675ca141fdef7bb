/** What is planned for, and by when. */
import { weighedFacts } from "../analysts/ways.ts";
import { type Fact, nameOf } from "../facts/fact.ts";
import { type PlanShape, shapeOf, situationOf } from "../facts/situation.ts";
import { isVetoed } from "../facts/vetoes.ts";
import { startOf } from "../plan/build-plan.ts";
import { monthsToEnter } from "../plan/months-to-enter.ts";
import type { CachedData, CareerNavigatorState } from "../state/career-state.ts";
import { addDays, addMonths, type Day, latestDay } from "../text/day.ts";

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

/** What is planned for: an occupation, or what they chose in their words; neither where they still have to choose. */
interface Target {
  /** Empty where no occupation is meant. */
  readonly occupation_id: string;
  readonly words: string | null;
}

const UNKNOWN: Target = { occupation_id: "", words: null };

export function targetOf(
  cached: CachedData,
  { career_analysis_result, facts }: Pick<CareerNavigatorState, "career_analysis_result" | "facts">,
): Target {
  const { wish, focus } = cached;
  const refused = new Set(focus.refused);
  const isOpen = (id: string) => !refused.has(id) && !isVetoed(facts, id);
  const chosen = facts.findLast(({ kind }) => kind === "choice");
  if (chosen !== undefined) {
    const named = chosen.occupations.find(isOpen);
    return named === undefined
      ? { occupation_id: "", words: nameOf(chosen) }
      : { occupation_id: named, words: null };
  }
  const [weighed] = weighedFacts(facts);
  const { current, leaves } = situationOf(facts);
  const again = leaves.length > 0 ? [] : current;
  // Whoever weighs several ways decides first; who needs an income applies meanwhile for the work that they know.
  if (isUndecided(facts, career_analysis_result)) {
    const known = KNOWN_WORK.has(planShape(cached, facts)) ? again.find(isOpen) : undefined;
    return known === undefined ? UNKNOWN : { occupation_id: known, words: null };
  }
  const named = wish?.target?.occupation_id;
  const own = [...(named === undefined ? [] : [named]), ...(weighed?.occupations ?? [])];
  const wanted = own.find(isOpen);
  if (wanted !== undefined) return { occupation_id: wanted, words: null };
  // One way that is weighed is no choice yet.
  if (weighed !== undefined && weighed.kind !== "option")
    return { occupation_id: "", words: nameOf(weighed) };
  // Whoever wants to rise has that work already; who looks for the work that they know is planned for it; what was only suggested is nobody's goal.
  const rises = planShape(cached, facts) === "promotion";
  const target = rises ? undefined : again.find(isOpen);
  return target === undefined ? UNKNOWN : { occupation_id: target, words: null };
}

/** Plans that begin with applications. */
const KNOWN_WORK: ReadonlySet<PlanShape> = new Set(["search_now", "return"]);

const PLANNED_DAYS = 28;

/** The day of the decision: as they said, where that is before the plan ends. */
export const decideBy = ({ wish }: Pick<CachedData, "wish">, end: Day, today: Day): Day => {
  const named = wish?.target_date?.day;
  return named !== undefined && named > today && named < end ? named : end;
};

/** By when: as they said; else as is usual, but not before one can have the studies that it takes. */
export function endOf(
  { schedule, wish }: CachedData,
  shape: PlanShape,
  today: Day,
  { facts, occupation_id }: { readonly facts: readonly Fact[]; readonly occupation_id: string },
): Day {
  const named = schedule.target_date ?? wish?.target_date?.day;
  // The day that they named is the end, whatever is reached by then; a day for an answer soon is not: a plan has four weeks.
  if (named !== undefined && named > today) return latestDay(named, addDays(today, PLANNED_DAYS));
  const wanted = addMonths(today, ASSUMED_MONTHS[shape]);
  const months = shape === "exam" || occupation_id === "" ? 0 : monthsToEnter(facts, occupation_id);
  const start = startOf(today, schedule.not_before);
  return months === 0 ? wanted : latestDay(wanted, addMonths(start, months));
}

/** Whoever named or chose what they want changes their work; the others are still looking. */
export const planShape = (
  { wish, crisis }: Pick<CachedData, "wish" | "crisis">,
  facts: readonly Fact[],
): PlanShape => {
  if (crisis === "over") return "explore";
  const shape = shapeOf(facts, wish?.target != null);
  // An examination is one of several ways until it is chosen.
  const isOpen = facts.every(({ kind }) => kind !== "choice");
  const isOne = isOpen && weighedFacts(facts).length > 0;
  // A student between two ways decides first.
  const decides = shape === "first_job" && isOpen && wish?.target == null;
  return decides || (shape === "exam" && isOne) ? "explore" : shape;
};

/** Whoever weighs several ways and has chosen none decides first. */
export const isUndecided = (
  facts: readonly Fact[],
  analysis: CareerNavigatorState["career_analysis_result"],
): boolean =>
  facts.every(({ kind }) => kind !== "choice") &&
  (analysis === null
    ? weighedFacts(facts).length > 1
    : analysis.ways.length + analysis.exams.length > 1);
