/** The goals that facts and wishes lead to: made by the goal decomposer, and again where feedback on the plan corrects them. */
import type { CareerGoal } from "../goals/career-goal.ts";
import { decomposeGoals } from "../goals/decompose-goals.ts";
import { assetsOf } from "../plan/actions/fact-actions.ts";
import { settleCount } from "../plan/actions/own-actions.ts";
import { startOf } from "../plan/build-plan.ts";
import type { CareerNavigatorState } from "../state/career-state.ts";
import type { Day } from "../text/day.ts";
import { endOf, isUndecided, planShape, targetOf } from "./target.ts";

export function goalsOf(
  state: Pick<
    CareerNavigatorState,
    "facts" | "cached_data" | "career_analysis_result" | "language"
  >,
  skills: ReadonlySet<string>,
  today: Day,
): CareerGoal[] {
  const { facts, cached_data, career_analysis_result, language } = state;
  const shape = planShape(cached_data, facts);
  const { occupation_id, words } = targetOf(cached_data, state);
  return decomposeGoals({
    shape,
    undecided:
      isUndecided(facts, career_analysis_result) ||
      (occupation_id === "" && words === null && shape !== "promotion"),
    settle: settleCount(career_analysis_result, facts),
    show: assetsOf(facts).length > 0,
    occupation_id,
    words,
    skills,
    start: startOf(today, cached_data.schedule.not_before),
    end: endOf(cached_data, shape, today, { facts, occupation_id }),
    language,
  });
}
