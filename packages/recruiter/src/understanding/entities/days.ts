/** Days as people say them: "下周三", "next Tue–Thu", "明天", "11月20日", "this week". */

import { addDays, type LocalDay, weekdayOf } from "@bole/base";
import { numberOf } from "../text/numbers.ts";

interface DaySpan {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

const HAN_DAYS = "一二三四五六日";
const EN_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const EN_DAY =
  "(?:mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?";
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const dayNumber = (said: string) =>
  /\p{Script=Han}/u.test(said)
    ? HAN_DAYS.replace("日", "日").indexOf(said === "天" ? "日" : said) + 1
    : EN_DAYS.indexOf(said.slice(0, 3)) + 1;

/** Null where no day is named. */
export function daysIn(cues: string, today: LocalDay): DaySpan | null {
  return weekdays(cues, today) ?? dates(cues, today) ?? relative(cues, today);
}

function mondayOf(day: LocalDay): LocalDay {
  return addDays(day, 1 - weekdayOf(day));
}

function weekdays(cues: string, today: LocalDay): DaySpan | null {
  const han =
    /(下下|下|本|这|上)?(?:个)?(?:周|星期|礼拜)([一二三四五六日天])(?:[到至\-–~、和或](?:下|本|这)?(?:周|星期|礼拜)?([一二三四五六日天]))?/u.exec(
      cues,
    );
  const english = new RegExp(
    `\\b(next|this|coming|last)?\\s*(${EN_DAY})(?:\\s*(?:-|–|to|through|until|or|and|/|till)\\s*(?:next\\s+)?(${EN_DAY}))?\\b`,
    "u",
  ).exec(cues);
  const [, when = "", first, last = first] = han ?? english ?? [];
  if (first === undefined || last === undefined) return null;
  const weeks = /下下/.test(when) ? 2 : /下|next/.test(when) ? 1 : /上|last/.test(when) ? -1 : 0;
  const day = (said: string): LocalDay => {
    const there = addDays(mondayOf(today), dayNumber(said) - 1 + weeks * 7);
    // Without a word for the week it is the next one that comes.
    const passed = weekdayOf(today) > dayNumber(said);
    return weeks === 0 && passed && !/本|这|this/.test(when) ? addDays(there, 7) : there;
  };
  const from = day(first);
  const to = day(last);
  return { from, to: isBefore(to, from) ? addDays(to, 7) : to };
}

function dates(cues: string, today: LocalDay): DaySpan | null {
  const han =
    /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]?(?:[到至\-–~](?:(\d{1,2})月)?(\d{1,2})[日号])?/u.exec(
      cues,
    );
  if (han) {
    const [, year, month = "", day = "", lastMonth = month, lastDay = day] = han;
    return spanOf(today, year, [month, day], [lastMonth, lastDay]);
  }
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/u.exec(cues);
  if (iso) {
    const [, year, month = "", day = ""] = iso;
    return spanOf(today, year, [month, day], [month, day]);
  }
  const name = `(${MONTHS.join("|")})[a-z]*\\.?`;
  const english = new RegExp(
    `\\b${name}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b|\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${name}(?![a-z])`,
    "u",
  ).exec(cues);
  if (english === null) return null;
  const [, m1, d1, d2, m2] = english;
  const month = String(MONTHS.indexOf(m1 ?? m2 ?? "") + 1);
  const day = d1 ?? d2 ?? "1";
  return spanOf(today, undefined, [month, day], [month, day]);
}

type MonthDay = readonly [string, string];

function spanOf(today: LocalDay, year: string | undefined, from: MonthDay, to: MonthDay): DaySpan {
  const at = ([month, day]: MonthDay): LocalDay => {
    const there = { year: Number(year ?? today.year), month: Number(month), day: Number(day) };
    return year === undefined && isBefore(there, addDays(today, -60))
      ? { ...there, year: there.year + 1 }
      : there;
  };
  return { from: at(from), to: at(to) };
}

function relative(cues: string, today: LocalDay): DaySpan | null {
  const one = (days: number) => ({ from: addDays(today, days), to: addDays(today, days) });
  if (/大后天/u.test(cues)) return one(3);
  if (/后天|day after tomorrow/u.test(cues)) return one(2);
  if (/明天|明早|明晚|明日|\btomorrow\b|\btmrw?\b/u.test(cues)) return one(1);
  if (/前天|day before yesterday/u.test(cues)) return one(-2);
  if (/昨天|昨日|\byesterday\b/u.test(cues)) return one(-1);
  if (/今天|今日|今早|今晚|\btoday\b|\btonight\b/u.test(cues)) return one(0);
  const monday = mondayOf(today);
  const week = (weeks: number) => ({
    from: addDays(monday, weeks * 7),
    to: addDays(monday, weeks * 7 + 6),
  });
  if (/下下(?:个)?(?:周|星期|礼拜)|week after next/u.test(cues)) return week(2);
  if (/下(?:个)?(?:周|星期|礼拜)|\bnext week\b/u.test(cues)) return week(1);
  if (/上(?:个)?(?:周|星期|礼拜)|\b(?:last|past|previous) week\b/u.test(cues)) return week(-1);
  if (/(?:本|这)(?:个)?(?:周|星期|礼拜)|\b(?:this|the) week\b/u.test(cues)) return week(0);
  const first = { ...today, day: 1 };
  const next = addDays(first, 32);
  if (/下个?月|\bnext month\b/u.test(cues))
    return {
      from: { ...next, day: 1 },
      to: addDays({ ...addDays({ ...next, day: 1 }, 32), day: 1 }, -1),
    };
  if (/上个?月|\blast month\b/u.test(cues))
    return { from: { ...addDays(first, -1), day: 1 }, to: addDays(first, -1) };
  if (/(?:本|这个?)月|\bthis month\b/u.test(cues))
    return { from: first, to: addDays({ ...next, day: 1 }, -1) };
  const back =
    /(?:最近|过去|近)([\d一二两三四五六七八九十]+)?(?:个)?(天|日|周|星期|月)|\b(?:last|past) (\w+)? ?(days?|weeks?|months?)\b/u.exec(
      cues,
    );
  if (back)
    return { from: addDays(today, -lengthOf(back[1] ?? back[3], back[2] ?? back[4])), to: today };
  const ahead =
    /(?:未来|接下来|今后)([\d一二两三四五六七八九十]+)?(?:个)?(天|日|周|星期|月)|\b(?:next|coming|within(?: the)?(?: next)?|in the next) (\w+)? ?(days?|weeks?|months?)\b/u.exec(
      cues,
    );
  if (ahead)
    return {
      from: today,
      to: addDays(today, lengthOf(ahead[1] ?? ahead[3], ahead[2] ?? ahead[4])),
    };
  return null;
}

function lengthOf(count: string | undefined, unit = "天"): number {
  const days = /周|星期|week/u.test(unit) ? 7 : /月|month/u.test(unit) ? 30 : 1;
  return (count === undefined ? 1 : (numberOf(count) ?? 1)) * days;
}

const isBefore = (a: LocalDay, b: LocalDay) =>
  Date.UTC(a.year, a.month - 1, a.day) < Date.UTC(b.year, b.month - 1, b.day);
