/** How many years of something are asked for: "5+ years", 三年以上, "3-5 years", "less than two years". */
import { REFERENCES } from "../locales/references.ts";
import { durationsIn } from "./durations.ts";
import { fold } from "./fold.ts";
import { numbersIn } from "./numbers.ts";

export interface YearRange {
  readonly min?: number;
  readonly max?: number;
  readonly place: [number, number];
}

const MONTHS = 12;

/** The first that is said; a number alone is the least. */
export function yearsIn(text: string): YearRange | undefined {
  // "5+ years".
  const said = durationsIn(text.replaceAll("+", " ")).find(({ months }) => months >= MONTHS);
  if (said === undefined) return undefined;
  const { place, months } = said;
  const [start, end] = place;
  const range = numbersIn(text).find(
    ({ to, place: [from, until] }) => to !== undefined && from <= start && until > start,
  );
  if (range?.to !== undefined)
    return { min: range.value, max: range.to, place: [range.place[0], end] };
  const years = months / MONTHS;
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end);
  const find = (words: readonly string[], isAt: (word: string) => boolean) => words.find(isAt);
  const isBefore = (word: string) => fold(before).text.endsWith(word);
  const isAfter = (word: string) => fold(after).text.trimStart().startsWith(word);
  const most = [find(REFERENCES.mostBefore, isBefore), find(REFERENCES.mostAfter, isAfter)];
  const isMost = most.some((word) => word !== undefined);
  const prefix = most[0] ?? find(REFERENCES.leastBefore, isBefore);
  const suffix = most[1] ?? find(REFERENCES.leastAfter, isAfter);
  const from = prefix === undefined ? start : before.length - prefix.length;
  const gap = after.length - after.trimStart().length;
  const until = suffix === undefined ? end : end + gap + suffix.length;
  return { ...(isMost ? { max: years } : { min: years }), place: [from, until] };
}
