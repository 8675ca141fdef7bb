/** Days as `YYYY-MM-DD`: they sort as text, and no time zone can move them. */
import type { Language } from "./language.ts";

const DAY_MS = 86_400_000;

export type Day = string;

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

const msOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day => dayOf(msOf(day) + days * DAY_MS);

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((msOf(to) - msOf(from)) / DAY_MS);

export function weekdayOf(day: Day): Weekday {
  const sunday0 = new Date(msOf(day)).getUTCDay();
  return (sunday0 === 0 ? 7 : sunday0) as Weekday;
}

/** The last day of the month where the month has no such day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Null for what is no day, such as the 31st of June. */
export function dayFrom(year: number, month: number, date: number): Day | null {
  const day = dayOf(Date.UTC(year, month - 1, date));
  const wanted = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return day === wanted ? day : null;
}

export const lastDayOfMonth = (year: number, month: number): Day => dayOf(Date.UTC(year, month, 0));

/** As a person writes it: 15 November 2026, 2026年11月15日. */
export const dayText = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(msOf(day));

/** January 2027, 2027年1月. */
export const monthText = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    ...{ year: "numeric", month: "long", timeZone: "UTC" },
  }).format(msOf(day));

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export const earliestDay = (...days: readonly Day[]): Day => days.toSorted()[0] ?? "";

export const latestDay = (...days: readonly Day[]): Day => days.toSorted().at(-1) ?? "";
