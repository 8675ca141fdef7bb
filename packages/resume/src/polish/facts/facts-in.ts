/** All facts of a text that can be told by a program: dates, numbers with their units, names. */
import { datesIn as datesSaid, numbersIn as numbersSaid } from "@bole/language/text";
import type { Fact } from "./fact.ts";
import { namesIn } from "./names.ts";
import { numbersIn } from "./numbers.ts";

/** Any day: relative dates only have to come out the same on both sides. */
const SOME_DAY = { year: 2000, month: 6, day: 15 };

export function factsIn(text: string): Fact[] {
  const dates = datesIn(text);
  const numbers = numbersIn(text, dates);
  const names = namesIn(text, [...dates, ...numbers]);
  return [...dates, ...numbers, ...names].toSorted((a, b) => a.start - b.start);
}

/** With a year, or a month with its word: a bare year must not be some other number. */
function datesIn(text: string): Fact[] {
  return datesSaid(text, SOME_DAY).flatMap(({ place: [start, end], year, month, present }) => {
    const said = text.slice(start, end);
    if (present || (year === undefined && numbersSaid(said).length === 0)) return [];
    const key = [year ?? "-", month === undefined ? [] : String(month).padStart(2, "0")]
      .flat()
      .join("-");
    return [{ kind: "date" as const, key, start, end, text: said }];
  });
}
