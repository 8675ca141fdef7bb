/** All facts of a text that can be told by a program: dates, numbers with their units, names. */
import { findDates, written } from "../../understanding/dates/find-dates.ts";
import { fold } from "../../understanding/text/said.ts";
import type { Fact } from "./fact.ts";
import { namesIn } from "./names.ts";
import { numbersIn } from "./numbers.ts";

/** Any day: relative dates only have to come out the same on both sides. */
const SOME_DAY = new Date("2000-06-15T00:00:00Z");

export function factsIn(text: string): Fact[] {
  const dates = datesIn(text);
  const numbers = numbersIn(text, dates);
  const names = namesIn(text, [...dates, ...numbers]);
  return [...dates, ...numbers, ...names].toSorted((a, b) => a.start - b.start);
}

/** With a year, or a month with its word: a bare year must not be some other number. */
function datesIn(text: string): Fact[] {
  return findDates(fold(text), SOME_DAY).flatMap(({ start, end, year, month, open }) => {
    if (open || (year === undefined && !/\d|[一二三四五六七八九十]/.test(text.slice(start, end))))
      return [];
    const key =
      year === undefined
        ? `--${month ?? ""}`
        : written({ year, ...(month === undefined ? {} : { month }) });
    return [{ kind: "date" as const, key, start, end, text: text.slice(start, end) }];
  });
}
