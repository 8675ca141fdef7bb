/** A plan as a grid: its weeks, their days, and what stands on each. Pure. */
import type { CareerPlanItem, CareerSession } from "@bole/server/contract";
import { addDays, daysBetween, weekdayOf } from "./days.ts";

export type Plan = NonNullable<CareerSession["final_plan"]>;

export interface PlanDay {
  readonly date: string;
  /** Nothing is planned on it: not in the plan, kept free, or a holiday. */
  readonly isOff: boolean;
  readonly items: readonly CareerPlanItem[];
}

export interface PlanWeek {
  /** From 1. */
  readonly number: number;
  readonly days: readonly PlanDay[];
  readonly hours: number;
  readonly milestones: Plan["milestones"];
}

const WEEK = 7;

export const weekOf = ({ timeline }: Pick<Plan, "timeline">, date: string): number =>
  Math.floor(daysBetween(timeline.start_date, date) / WEEK) + 1;

export function weekAt(plan: Plan, number: number): PlanWeek {
  const { timeline, action_items, milestones } = plan;
  const first = addDays(timeline.start_date, (number - 1) * WEEK);
  const days = Array.from({ length: WEEK }, (_, at) => {
    const date = addDays(first, at);
    const items = action_items.filter((item) => item.date === date);
    return { date, isOff: isOff(timeline, date), items };
  });
  const hours = days.flatMap(({ items }) => items).reduce((sum, item) => sum + item.hours, 0);
  const reached = milestones.filter(({ date }) => weekOf(plan, date) === number);
  return { number, days, hours, milestones: reached };
}

function isOff(timeline: Plan["timeline"], date: string): boolean {
  const { start_date, end_date, weekdays, holidays } = timeline;
  return (
    date < start_date ||
    date > end_date ||
    !weekdays.includes(weekdayOf(date)) ||
    holidays.some(({ from, to }) => from <= date && date <= to)
  );
}

/** The last week that has a day. */
export const weekCount = (plan: Plan): number => weekOf(plan, plan.timeline.end_date);

/** The first week of a view of several that holds the one that is asked for. */
export function viewFrom(week: number, count: number, most: number): number {
  const last = Math.max(1, count - most + 1);
  return Math.min(Math.max(1, week), last);
}
