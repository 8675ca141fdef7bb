/** Which goal a sitting serves: every goal gets one in time, and the rest is shared by weight. */
import type { CareerGoal } from "../goals/career-goal.ts";
import { type Day, latestDay } from "../text/day.ts";
import { type Slot, type SlotInput, slotsFor } from "./slots.ts";

/** What a goal depends on comes first; nothing of it is planned before that is due. */
export function phaseStart(goal: CareerGoal, goals: readonly CareerGoal[], start: Day): Day {
  const before = goals
    .filter(({ goal_id }) => goal.dependencies.includes(goal_id))
    .map(({ target_date }) => target_date);
  return latestDay(start, ...before);
}

/** Every goal gets the last slot in time for it; what is left serves whoever had the least. */
export function assign(
  slots: readonly Slot[],
  goals: readonly CareerGoal[],
  start: Day,
): { slot: Slot; goal: CareerGoal }[] {
  const reserved = reserve(slots, goals);
  const served = new Map(goals.map(({ goal_id }) => [goal_id, 0]));
  return slots.flatMap((slot, at) => {
    const open = goals.filter(
      (goal) => phaseStart(goal, goals, start) <= slot.date && slot.date <= goal.target_date,
    );
    const [next] = open.toSorted((a, b) => share(a, served) - share(b, served));
    const goal = reserved.get(at) ?? next;
    if (!goal) return [];
    served.set(goal.goal_id, (served.get(goal.goal_id) ?? 0) + 1);
    return [{ slot, goal }];
  });
}

function reserve(
  slots: readonly Slot[],
  goals: readonly CareerGoal[],
): ReadonlyMap<number, CareerGoal> {
  const reserved = new Map<number, CareerGoal>();
  for (const goal of goals.toSorted((a, b) => (a.target_date < b.target_date ? -1 : 1))) {
    const at = slots.findLastIndex(
      ({ date }, index) => date <= goal.target_date && !reserved.has(index),
    );
    if (at !== -1) reserved.set(at, goal);
  }
  return reserved;
}

/**
 * Moves dates back where there would be fewer sittings than goals until then: somebody with an hour a
 * week cannot reach three goals in a fortnight. What depends on another stays behind it.
 */
export function withinReach(goals: readonly CareerGoal[], input: SlotInput): CareerGoal[] {
  const slots = slotsFor(input);
  const order = goals.toSorted((a, b) =>
    a.target_date < b.target_date ? -1 : a.target_date > b.target_date ? 1 : 0,
  );
  const reach = new Map(
    order.map((goal, at) => [goal.goal_id, slots[at]?.date ?? goal.target_date]),
  );
  const dates = order.map(({ goal_id, target_date }) =>
    latestDay(target_date, reach.get(goal_id) ?? target_date),
  );
  const moved = new Map(
    order.map(({ goal_id }, at) => [goal_id, latestDay(...dates.slice(0, at + 1))]),
  );
  return goals.map((goal) => ({
    ...goal,
    target_date: moved.get(goal.goal_id) ?? goal.target_date,
  }));
}

/** Skills take most of the time: they count for less of what they got. */
const WEIGHT: Readonly<Record<string, number>> = {
  "short-settle": 2,
  "short-choose": 2,
  "short-apply": 2,
  "medium-skills": 2,
  "medium-interview": 3,
  "medium-syllabus": 3,
};
/** What has to be settled before anything is signed comes first. */
const AHEAD: Readonly<Record<string, number>> = { "short-settle": 3 };
const share = ({ goal_id }: CareerGoal, served: ReadonlyMap<string, number>): number =>
  ((served.get(goal_id) ?? 0) - (AHEAD[goal_id] ?? 0)) / (WEIGHT[goal_id] ?? 1);
