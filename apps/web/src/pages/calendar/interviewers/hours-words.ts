/** Working hours in words. Pure. */
import type { WorkingHours } from "@bole/server/contract";
import type { interviewersText } from "./interviewers-text.ts";

export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const WORKDAYS = 5;

type Words = Pick<(typeof interviewersText)["en"], "days" | "hours" | "everyDay" | "workdays">;

export function hoursWords(
  { days, from, to }: Pick<WorkingHours, "days" | "from" | "to">,
  t: Words,
): string {
  const on = WEEKDAYS.filter((day) => days.includes(day));
  return t.hours(daysWords(on, t), from, to);
}

function daysWords(on: readonly (typeof WEEKDAYS)[number][], t: Words): string {
  if (on.length === WEEKDAYS.length) return t.everyDay;
  if (on.join() === WEEKDAYS.slice(0, WORKDAYS).join()) return t.workdays;
  return on.map((day) => t.days[day]).join(" ");
}
