/** Moves what is left open to the next days on which there is time for it. Nothing that is done moves, and nothing comes earlier. */
import { weekOf, workingDays } from "../plan/working-days.ts";
import { type Day, latestDay } from "../text/day.ts";
import type { CurrentPlan, PlannedItem } from "./session-view.ts";

export interface Move {
  readonly item: PlannedItem;
  readonly to: Day;
}

export interface Rolled {
  readonly moves: readonly Move[];
  /** What has no room before the plan ends. */
  readonly left: readonly PlannedItem[];
}

/** Sums of quarters may differ in the last digits. */
const EPSILON = 1e-6;

/** @param hours a week, from now on */
export function rollForward(plan: CurrentPlan, today: Day, hours: number): Rolled {
  const { start_date, end_date, weekdays, holidays } = plan.timeline;
  const used = new Map<number, number>();
  const add = (day: Day, by: number) => {
    const week = weekOf(start_date, day);
    used.set(week, (used.get(week) ?? 0) + by);
  };
  for (const { date, hours: own } of plan.action_items.filter(({ done }) => done)) add(date, own);
  const days = workingDays(today, end_date, weekdays, holidays);
  const moves: Move[] = [];
  const left: PlannedItem[] = [];
  let earliest = today;
  for (const item of plan.action_items.filter(({ done }) => !done)) {
    // What comes after another stays behind it.
    const from = latestDay(item.date, item.date < today ? earliest : today);
    const to = days.find(
      (day) =>
        day >= from && (used.get(weekOf(start_date, day)) ?? 0) + item.hours <= hours + EPSILON,
    );
    if (to === undefined) {
      left.push(item);
      continue;
    }
    add(to, item.hours);
    earliest = latestDay(earliest, to);
    if (to !== item.date) moves.push({ item, to });
  }
  return { moves, left };
}
