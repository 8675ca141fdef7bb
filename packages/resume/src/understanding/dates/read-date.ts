/** One date as the value of a field. */
import { findDates, written } from "./find-dates.ts";
import type { DateContext } from "./periods.ts";

/**
 * Undefined if the text says none. A month without a year keeps the year that the field has, and
 * "a year earlier" is counted from it.
 */
export function readDate(text: string, context: DateContext, had = ""): string | undefined {
  const dates = findDates(text, context.today);
  const dated = dates.find(({ year }) => year !== undefined);
  if (dated !== undefined) return written(dated);
  if (dates.some(({ open }) => open)) return context.open;
  const month = dates.find((date) => date.month !== undefined)?.month;
  const year = /^\d{4}/.exec(had)?.[0];
  return month === undefined || year === undefined
    ? undefined
    : written({ year: Number(year), month });
}
