/** The last day to apply. */
import { findDates } from "../../resume/dates/find-dates.ts";
import type { LabelledFact } from "../sections/labels.ts";
import { type Ad, type Found, found } from "../text/ad.ts";

const SAID =
  /截止(?:日期|时间|到|至)?|有效期至|\b(?:deadline|closing date|apply (?:by|before)|applications? (?:close|are due|due|must be received)|closes? on)\b/gi;

export function findClosingDate(ad: Ad, facts: readonly LabelledFact[]): Found<string> | undefined {
  const places = [
    ...facts.filter(({ label }) => label === "closes_on"),
    ...[...ad.folded.matchAll(SAID)].map(({ index }) => ({ start: index, end: index + 60 })),
  ];
  for (const { start, end } of places) {
    for (const { date, ...span } of findDates(ad.folded.slice(start, end))) {
      const { year, month, day } = date;
      if (year === undefined || month === undefined || day === undefined) continue;
      const text = [year, pad(month), pad(day)].join("-");
      if (Number.isNaN(Date.parse(text)) || !isDay(year, month, day)) continue;
      return found(text, { start: start + span.start, end: start + span.end });
    }
  }
  return undefined;
}

const pad = (number: number) => String(number).padStart(2, "0");

function isDay(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
