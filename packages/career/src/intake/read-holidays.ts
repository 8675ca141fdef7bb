/**
 * Holidays that somebody names, as days: by their dates, or by their names. Only what is said to be
 * free is a holiday.
 */
import { addDays, type Day, dayFrom, yearOf } from "../text/day.ts";

export interface Holiday {
  readonly from: Day;
  readonly to: Day;
  readonly name: string;
}

const REST =
  /休息|放假|休假|度假|旅行|旅游|出差|假期|不学|不安排|过节|过年|没空|回家|陪家人|不在|holidays?|vacation|\boff\b|away|travel|\bfree\b|break|no (?:study|work)|not available|rest/i;

interface NamedFeast {
  readonly name: RegExp;
  readonly days: (year: number) => { readonly from: Day; readonly length: number };
}

const fixed = (month: number, date: number, length: number) => (year: number) => ({
  from: dayFrom(year, month, date) ?? `${year}-01-01`,
  length,
});

const FEASTS: readonly NamedFeast[] = [
  {
    name: /春节|过年|spring festival|chinese new year|lunar new year/i,
    days: (year) => ({ from: addDays(lunarNewYear(year), -1), length: 8 }),
  },
  { name: /国庆|national day|golden week/i, days: fixed(10, 1, 7) },
  { name: /五一|劳动节|labou?r day|may day/i, days: fixed(5, 1, 5) },
  { name: /元旦|new year's day|new year(?!'s eve)/i, days: fixed(1, 1, 1) },
  { name: /圣诞|christmas|xmas/i, days: fixed(12, 24, 3) },
];

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const ISO = /(\d{4}-\d{2}-\d{2})\s*(?:到|至|-|–|—|~|to|until)\s*(\d{4}-\d{2}-\d{2})/g;
const HAN =
  /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]?\s*(?:到|至|-|–|—|~)\s*(?:(\d{1,2})月)?(\d{1,2})[日号]/g;
const DAY_FIRST = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ?${MONTH}? (?:to|until|-|–) (\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}`,
  "gi",
);
const MONTH_FIRST = new RegExp(
  `${MONTH} (\\d{1,2})(?:st|nd|rd|th)? (?:to|until|-|–) (?:${MONTH} )?(\\d{1,2})`,
  "gi",
);

export function readHolidays(text: string, today: Day): Holiday[] {
  if (!REST.test(text)) return [];
  const spans = [...datedSpans(text, today), ...feasts(text, today)];
  return spans.filter(({ from, to }) => from <= to && to >= today);
}

function datedSpans(text: string, today: Day): Holiday[] {
  const found: Holiday[] = [];
  const add = (name: string, from: Day | null, to: Day | null) => {
    if (from !== null && to !== null) found.push({ from, to, name: name.trim() });
  };
  for (const [name, from = "", to = ""] of text.matchAll(ISO)) add(name, from, to);
  for (const [name, year, m1, d1, m2, d2] of text.matchAll(HAN)) {
    add(name, ...span(today, Number(m1), Number(d1), Number(m2 ?? m1), Number(d2), year));
  }
  for (const [name, d1, m1, d2, m2 = ""] of text.matchAll(DAY_FIRST)) {
    add(name, ...span(today, monthOf(m1 ?? m2), Number(d1), monthOf(m2), Number(d2)));
  }
  for (const [name, m1 = "", d1, m2, d2] of text.matchAll(MONTH_FIRST)) {
    add(name, ...span(today, monthOf(m1), Number(d1), monthOf(m2 ?? m1), Number(d2)));
  }
  return found;
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** The next time that these days come. */
function span(
  today: Day,
  m1: number,
  d1: number,
  m2: number,
  d2: number,
  named?: string,
): [Day | null, Day | null] {
  const year = named === undefined ? yearOf(today) : Number(named);
  const across = m2 < m1 || (m2 === m1 && d2 < d1) ? 1 : 0;
  const to = dayFrom(year + across, m2, d2);
  const later = named === undefined && to !== null && to < today ? 1 : 0;
  return [dayFrom(year + later, m1, d1), dayFrom(year + later + across, m2, d2)];
}

/** Two years of them: a plan may be as long. */
export function feasts(text: string, today: Day): Holiday[] {
  return FEASTS.flatMap(({ name, days }) => {
    const word = name.exec(text)?.[0];
    if (word === undefined) return [];
    return [0, 1, 2].map((ahead) => {
      const { from, length } = days(yearOf(today) + ahead);
      return { from, to: addDays(from, length - 1), name: word };
    });
  });
}

/**
 * As they are published. ICU's own calendar, which comes with Node, is a day late in 2027: the new moon
 * is at four minutes to midnight. It serves for the years beyond.
 */
const NEW_YEARS: readonly Day[] = [
  "2026-02-17",
  "2027-02-06",
  "2028-01-26",
  "2029-02-13",
  "2030-02-03",
  "2031-01-23",
  "2032-02-11",
  "2033-01-31",
  "2034-02-19",
  "2035-02-08",
];

const CHINESE = new Intl.DateTimeFormat("en-u-ca-chinese", {
  day: "numeric",
  month: "numeric",
  timeZone: "Asia/Shanghai",
});

/** The first day of the first month; it falls between 21 January and 20 February. */
function lunarNewYear(year: number): Day {
  const known = NEW_YEARS.find((day) => yearOf(day) === year);
  if (known !== undefined) return known;
  let day = `${year}-01-21`;
  while (day <= `${year}-02-21`) {
    const parts = CHINESE.formatToParts(new Date(`${day}T12:00:00+08:00`));
    const value = (type: string) => parts.find((part) => part.type === type)?.value;
    if (value("month") === "1" && value("day") === "1") return day;
    day = addDays(day, 1);
  }
  return `${year}-02-01`;
}
