/** How long somebody has worked, from the dates of their jobs; times that overlap count once. */
import { isOpenEnd, type ResumeData } from "../../model/resume-data.ts";

const MONTHS_OF_A_YEAR = 12;

/**
 * Years with one decimal. Null if less than half of the jobs have dates: what is not known is not
 * guessed.
 */
export function yearsAtWork(data: ResumeData, today: Date): number | null {
  const now = today.getUTCFullYear() * MONTHS_OF_A_YEAR + today.getUTCMonth() + 1;
  const spans = data.workExperience
    .map(({ startDate, endDate }) => monthsOf(startDate, endDate, now))
    .filter((span) => span !== undefined)
    .toSorted((a, b) => a.from - b.from);
  if (spans.length === 0 || spans.length * 2 < data.workExperience.length) return null;
  let [months, reached] = [0, 0];
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((months / MONTHS_OF_A_YEAR) * 10) / 10;
}

/** From the first month up to, not including, the month after the last. */
function monthsOf(start: string, end: string, now: number) {
  const from = monthOf(start, 1);
  if (from === undefined) return undefined;
  if (end === "") return undefined;
  const sameYear = start.length === 4 && end === start;
  // Two bare years say how many years passed between them, not that both were full.
  const last = isOpenEnd(end) ? now : monthOf(end, sameYear ? MONTHS_OF_A_YEAR : 1);
  if (last === undefined) return undefined;
  const bare = start.length === 4 && end.length === 4 && !sameYear;
  const to = Math.min(isOpenEnd(end) || bare ? last : last + 1, now);
  return to > from ? { from, to } : undefined;
}

function monthOf(date: string, otherwise: number): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? [];
  if (year === undefined) return undefined;
  return Number(year) * MONTHS_OF_A_YEAR + Number(month ?? otherwise);
}
