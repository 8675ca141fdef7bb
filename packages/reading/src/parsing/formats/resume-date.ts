/** Dates of machine-written résumés, in the many ways in which they are written all the same. */
import { isPresent } from "@bole/language/text";
import { isOpenEnd } from "../../model/resume-data.ts";

const DATE = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2})(?!\d))?)?/;
const YEAR = /(?<!\d)(19|20)\d{2}(?!\d)/;

/** `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, an open end, or an empty text for what is no date. */
export function readResumeDate(text: string): string {
  const given = text.trim();
  if (isPresent(given)) return isOpenEnd(given) ? given : "present";
  const [, year, month, day] = DATE.exec(given) ?? [];
  if (year === undefined) return YEAR.exec(given)?.[0] ?? "";
  if (month === undefined || !between(Number(month), 1, 12)) return year;
  const upToMonth = `${year}-${month.padStart(2, "0")}`;
  if (day === undefined || !between(Number(day), 1, 31)) return upToMonth;
  return `${upToMonth}-${day.padStart(2, "0")}`;
}

function between(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}
