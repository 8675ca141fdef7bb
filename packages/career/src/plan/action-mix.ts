/** Which kinds of action serve a goal, in which order; more or less of some where the person asks. */
import type { CareerGoal } from "../goals/career-goal.ts";
import type { ActionKind, ScheduleWishes } from "./schedule-wishes.ts";

const MIX: Readonly<Record<string, readonly ActionKind[]>> = {
  "short-explore": ["networking", "learning"],
  "short-resume": ["application"],
  "short-basics": ["learning", "practice"],
  "medium-skills": ["learning", "practice", "practice"],
  "medium-qualify": ["learning"],
  "medium-apply": ["application", "networking", "practice"],
  "long-arrive": ["application", "networking", "practice"],
};

export function mixFor(
  { goal_id }: CareerGoal,
  { more, less }: Pick<ScheduleWishes, "more" | "less">,
): readonly ActionKind[] {
  const mix = MIX[goal_id] ?? ["learning", "practice"];
  const fewer = mix.filter((kind) => !less.includes(kind));
  const kept = fewer.length > 0 ? fewer : mix;
  return [...kept, ...more];
}
