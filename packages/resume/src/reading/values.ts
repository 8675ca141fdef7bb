/** Words of a message as values: without quotes, dates as they are stored, and what kind of value they are. */
import { datesIn, type FoundDate } from "@bole/language/text";
import { type Language, OPEN } from "../model/structure.ts";

const QUOTES = /^["'“”‘’「」『』]+|["'“”‘’「」『』]+$/gu;
/** The number of the next line of a list, which a span took with it. */
const NEXT_NUMBER = /\n\s*(?:\d{1,2}[.)、．]?|[-*•·])?\s*$/u;

/** Signs that belong to what comes before or after: "engineer (", "Analyst @". */
const LOOSE = /^[)）\]】>→]+\s*|\s*[(（[【@<=→–—]+$/gu;

export function clean(text: string): string {
  const trimmed = text
    .replace(NEXT_NUMBER, "")
    .trim()
    .replace(/^[:：，,=]\s*|\s*[，,；;]$/gu, "")
    .trim();
  return trimmed.replace(QUOTES, "").replace(LOOSE, "").trim() || trimmed;
}

/** For a field of one line: without the end of a sentence. */
export const oneLine = (text: string): string =>
  clean(text)
    .replace(/(?<![A-Za-z.])[。.]$/u, "")
    .replace(/(?<=\p{Script=Han})\.$/u, "");

/** Which field a value can only be for. */
export function fieldOfValue(value: string): "email" | "phone" | "link" | undefined {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return "email";
  if (/^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S+$/i.test(value)) return "link";
  const digits = value.replace(/\D/g, "");
  const isPhone = /^\+?[\d\s()（）.-]+$/.test(value) && digits.length >= 8 && digits.length <= 15;
  return isPhone ? "phone" : undefined;
}

/** As a résumé stores it; undefined if the words name no date. */
/** @param after the date before it, whose year it may share: 2023年7月到9月 */
export function storedDate(words: string, desk: Dated, after?: string): string | undefined {
  return storedDates(words, desk, after)[0];
}

/**
 * From when to when.
 * @param own the date that stands there: "it was August" changes the month only
 */
export function storedDates(
  words: string,
  { today, language }: Dated,
  after?: string,
  own?: string,
): string[] {
  let last = after;
  return datesIn(words, dayOf(today)).flatMap((date) => {
    const stored = written(withYear(inYearOf(own, date), last), today, language);
    last = stored ?? last;
    return stored ?? [];
  });
}

function inYearOf(own: string | undefined, date: FoundDate): FoundDate {
  const [year] = /^\d{4}/.exec(own ?? "") ?? [];
  const isBare = date.year === undefined && date.month !== undefined;
  return year !== undefined && isBare ? { ...date, year: Number(year) } : date;
}

function withYear(date: FoundDate, after: string | undefined): FoundDate {
  const [, year, month = "01"] = /^(\d{4})(?:-(\d\d))?/.exec(after ?? "") ?? [];
  if (year === undefined || date.year !== undefined || date.month === undefined) return date;
  return { ...date, year: Number(year) + (date.month < Number(month) ? 1 : 0) };
}

/** Whether a text says that something goes on. */
export const saysOpen = (text: string): boolean =>
  datesIn(text).some(({ present }) => present === true);

interface Dated {
  readonly today: Date;
  readonly language: Language;
}

const dayOf = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

function written(date: FoundDate, today: Date, language: Language): string | undefined {
  if (date.present) return OPEN[language];
  const { month, day } = date;
  const now = dayOf(today);
  // "I left in March": the last one that has been.
  const year =
    date.year ?? (month === undefined ? undefined : month <= now.month ? now.year : now.year - 1);
  if (year === undefined) return undefined;
  const parts = [
    String(year),
    ...[month, day].flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, "0")])),
  ];
  return parts.slice(0, month === undefined ? 1 : day === undefined ? 2 : 3).join("-");
}
