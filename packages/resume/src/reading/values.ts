/** Words of a message as values: without quotes, dates as they are stored, and what kind of value they are. */
import { datesIn, type FoundDate, monthShiftIn, timesIn } from "@bole/language/text";
import type { ResumeData } from "@bole/talent";
import { type Language, OPEN } from "../model/structure.ts";
import { allEntries } from "./entries.ts";
import { VOCABULARY } from "./vocabulary.ts";

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

/** For a field of one line: without the end of a sentence, what comes after it, and small words at its edges. */
export function oneLine(text: string): string {
  const [first = ""] = clean(text).split(/(?<=\p{L}{4})\.\s+(?=\p{Ll})/u);
  const plain = first
    .replace(/(?<![A-Za-z.])[。.]$/u, "")
    .replace(/(?<=\p{Script=Han})\.$/u, "")
    .replace(/(?<=\p{Script=Han}{2})[了啦咯喔]$/u, "");
  const words = plain.split(" ");
  const isSmall = (word: string | undefined, list: readonly string[]) =>
    word !== undefined && list.includes(word);
  while (words.length > 1 && isSmall(words.at(-1), VOCABULARY.trailing)) words.pop();
  while (words.length > 1 && isSmall(words[0]?.toLowerCase(), VOCABULARY.leading)) words.shift();
  return words.join(" ");
}

/** Which field a value can only be for. */
export function fieldOfValue(value: string): "email" | "phone" | "link" | undefined {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return "email";
  if (/^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S+$/i.test(value)) return "link";
  const digits = value.replace(/\D/g, "");
  const isPhone = /^\+?[\d\s()（）.-]+$/.test(value) && digits.length >= 8 && digits.length <= 15;
  return isPhone ? "phone" : undefined;
}

/**
 * As a résumé stores it; undefined if the words name no date.
 * @param after the date before it, whose year it may share: 2023年7月到9月
 */
export function storedDate(words: string, desk: Dated, after?: string): string | undefined {
  return storedDates(words, desk, after)[0];
}

/**
 * From when to when.
 * @param own the date that stands there: "it was August" changes the month only, "a month later" is counted from it
 */
export function storedDates(words: string, desk: Dated, after?: string, own?: string): string[] {
  const { today, language } = desk;
  const shifted = own === undefined ? undefined : shiftedBy(words, own);
  if (shifted !== undefined) return [shifted];
  const hasDays = keepsDays(desk);
  let last = after;
  const dates = datesIn(words, dayOf(today)).flatMap((date) => {
    const stored = written(withYear(inYearOf(own, date), last), today, language, hasDays);
    last = stored ?? last;
    return stored ?? [];
  });
  return dates.length > 0 ? dates : dayBefore(words, desk);
}

/** "I quit on Friday": the last one that has been. */
function dayBefore(words: string, { today }: Dated): string[] {
  const times = timesIn(words, { now: today.getTime(), zone: "UTC", toward: "past" });
  const [time, ...more] = times.filter(({ precision }) => precision !== "time");
  const isPast = time !== undefined && Date.parse(time.start) <= today.getTime();
  return isPast && more.length === 0 ? [time.start.slice(0, 7)] : [];
}

function shiftedBy(words: string, own: string): string | undefined {
  const months = monthShiftIn(words);
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(own) ?? [];
  if (months === undefined || month === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Days are written where the résumé has some; else a month is as exact as its other dates. */
const keepsDays = ({ resume }: Dated): boolean =>
  resume === undefined ||
  allEntries(resume).some(({ fields }) => /^\d{4}-\d\d-/.test(fields.startDate ?? "")) ||
  allEntries(resume).every(({ fields }) => (fields.startDate ?? "") === "");

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
  readonly resume?: ResumeData;
}

const dayOf = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

function written(
  date: FoundDate,
  today: Date,
  language: Language,
  hasDays: boolean,
): string | undefined {
  if (date.present) return OPEN[language];
  const { month } = date;
  const day = hasDays ? date.day : undefined;
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
