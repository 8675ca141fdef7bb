/** Days that a clause names, as dates after the day on which it was written. */

const DAY = 86_400_000;
const ZH_DAYS = "日一二三四五六";
const EN_DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const EN_MONTHS = [
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct",
  "nov",
  "dec",
];

const ZH_WEEKDAY = /(下下|下|本|这)?(?:个)?(?:周|星期|礼拜)([一二三四五六日天])/gu;
const EN_WEEKDAY =
  /\b(next |this |coming )?(mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/giu;
const ZH_DATE = /(?:(\d{1,2})\s*月\s*)?(\d{1,2})\s*[日号]/gu;
const EN_DATE =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2})(?:st|nd|rd|th)?\b/giu;
const SOON: readonly (readonly [RegExp, number])[] = [
  [/大后天/u, 3],
  [/(?<!大)后天|\bday after tomorrow\b/iu, 2],
  [/明天|(?<!after )\btomorrow\b/iu, 1],
];

export function dayIn(words: string, written: Date): string[] {
  const found: string[] = [];
  for (const [pattern, days] of SOON) if (pattern.test(words)) found.push(after(written, days));
  for (const [, week = "", sign = ""] of words.matchAll(ZH_WEEKDAY)) {
    found.push(
      weekday(
        written,
        ZH_DAYS.indexOf(sign === "天" ? "日" : sign),
        week === "下" ? 1 : week === "下下" ? 2 : 0,
      ),
    );
  }
  for (const [, which = "", name = ""] of words.matchAll(EN_WEEKDAY)) {
    const day = EN_DAYS.indexOf(name.slice(0, 3).toLowerCase());
    found.push(weekday(written, day, which.trim().toLowerCase() === "next" ? 1 : 0));
  }
  for (const [, month, day = ""] of words.matchAll(ZH_DATE)) {
    found.push(date(written, month === undefined ? null : Number(month) - 1, Number(day)));
  }
  for (const [, dayFirst, first, second, dayLast] of words.matchAll(EN_DATE)) {
    const month = EN_MONTHS.indexOf((first ?? second ?? "").slice(0, 3).toLowerCase());
    found.push(date(written, month, Number(dayFirst ?? dayLast)));
  }
  return [...new Set(found)].filter((day) => day !== "");
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const after = (written: Date, days: number) => iso(written.getTime() + days * DAY);

/** In so many weeks; without one said, the next that comes. Weeks begin on Monday. */
function weekday(written: Date, day: number, weeks: number): string {
  const today = written.getUTCDay();
  if (weeks === 0) return after(written, (day - today + 7) % 7 || 7);
  const monday = (today + 6) % 7;
  return after(written, weeks * 7 - monday + ((day + 6) % 7));
}

/** The next one that there is; an empty text where there is none, such as the 31st of February. */
function date(written: Date, month: number | null, day: number): string {
  const start = iso(written.getTime());
  for (let ahead = 0; ahead < 13; ahead += 1) {
    const first = Date.UTC(written.getUTCFullYear(), written.getUTCMonth() + ahead, day);
    const found = new Date(first);
    const isIt = found.getUTCDate() === day && (month === null || found.getUTCMonth() === month);
    if (isIt && iso(first) >= start) return iso(first);
  }
  return "";
}
