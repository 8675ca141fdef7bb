/** When something is to be, as it was said: from, to, and how long. */

import { instantOf, localDayOf } from "@bole/base";
import { NUMBER, numberOf } from "../text/numbers.ts";
import { daysIn } from "./days.ts";

interface SaidTime {
  readonly from: string | null;
  readonly to: string | null;
  readonly minutes: number | null;
}

const HOUR = 60;

export function timesIn(cues: string, now: number, zone: string): SaidTime {
  const minutes = minutesIn(cues);
  const today = localDayOf(now, zone);
  const hours = hoursIn(cues);
  const days =
    daysIn(cues, today) ?? (hours === null || !hours.isExact ? null : { from: today, to: today });
  if (days === null) return { from: null, to: null, minutes };
  const [start, end] = hours === null ? [0, 24 * HOUR] : [hours.from, hours.to];
  const from = instantOf(days.from, start, zone);
  const to = instantOf(days.to, end, zone);
  return {
    from: new Date(from).toISOString(),
    to: new Date(Math.max(to, from + (minutes ?? 30) * 60_000)).toISOString(),
    minutes,
  };
}

interface Hours {
  readonly from: number;
  readonly to: number;
  /** An hour was said, and not just a part of the day. */
  readonly isExact: boolean;
}

function hoursIn(cues: string): Hours | null {
  const exact = rangeIn(cues);
  if (exact !== null) return exact;
  if (/上午|早上|早晨|\bmornings?\b/u.test(cues))
    return { from: 8 * HOUR, to: 12 * HOUR, isExact: false };
  if (/中午|\bnoon\b|lunch/u.test(cues)) return { from: 12 * HOUR, to: 14 * HOUR, isExact: false };
  if (/下午|\bafternoons?\b/u.test(cues)) return { from: 12 * HOUR, to: 18 * HOUR, isExact: false };
  if (/晚上|傍晚|今晚|明晚|\bevenings?\b|\btonight\b/u.test(cues))
    return { from: 18 * HOUR, to: 22 * HOUR, isExact: false };
  return null;
}

const CLOCK = "(\\d{1,2}|[一二两三四五六七八九十]{1,3})";
const HAN_RANGE = new RegExp(
  `(上午|早上|中午|下午|晚上)?${CLOCK}(?:点|时|:)(半|\\d{1,2})?分?(?:\\s*[到至\\-–~]\\s*(上午|下午|晚上)?${CLOCK}(?:点|时|:)(半|\\d{1,2})?)?`,
  "u",
);
const EN_RANGE =
  /(?:\b(?:at|from|between|after|around|by|before)\s+)?\b(\d{1,2})(?::(\d{2}))?\s*(am|pm)?\s*(?:-|–|to|and|until|till)\s*(\d{1,2})(?::(\d{2}))?\s*(am|pm)\b|\b(?:at|around|after|before|by|from)\s+(\d{1,2})(?::(\d{2}))?\s*(am|pm)?\b(?!\s*(?:candidates|people|days|weeks|years|minutes|min\b))|\b(\d{1,2})(?::(\d{2}))?\s*(am|pm)\b|\b(\d{1,2}):(\d{2})\b/u;

function rangeIn(cues: string): Hours | null {
  const han = HAN_RANGE.exec(cues);
  if (han && /点|时|:/u.test(han[0])) {
    const [, part, hour = "", minute, part2 = part, hour2, minute2] = han;
    const from = clock(numberOf(hour) ?? 0, minuteOf(minute), part ?? "");
    const to =
      hour2 === undefined
        ? from + HOUR
        : clock(numberOf(hour2) ?? 0, minuteOf(minute2), part2 ?? "");
    return {
      from,
      to: hour2 === undefined && /(?:点|时)(?:以后|之后|后)/u.test(cues) ? 18 * HOUR : to,
      isExact: true,
    };
  }
  const english = EN_RANGE.exec(cues);
  if (english === null) return null;
  const [whole, h1, m1, p1, h2, m2, p2, h3, m3, p3, h4, m4, p4, h5, m5] = english;
  if (h1 !== undefined && h2 !== undefined) {
    const from = clock(
      Number(h1),
      Number(m1 ?? 0),
      p1 ?? (Number(h1) < Number(h2) ? (p2 ?? "") : "am"),
    );
    return { from, to: clock(Number(h2), Number(m2 ?? 0), p2 ?? ""), isExact: true };
  }
  const hour = h3 ?? h4 ?? h5;
  const from = clock(Number(hour), Number(m3 ?? m4 ?? m5 ?? 0), p3 ?? p4 ?? "");
  if (/^\s*after/u.test(whole)) return { from, to: 18 * HOUR, isExact: true };
  if (/^\s*(?:before|by)/u.test(whole)) return { from: 8 * HOUR, to: from, isExact: true };
  return { from, to: from + HOUR, isExact: true };
}

const minuteOf = (said: string | undefined) => (said === "半" ? 30 : Number(said ?? 0));

/** A meeting at 3 is in the afternoon, unless it was said. */
function clock(hour: number, minute: number, part: string): number {
  const isLate = /下午|晚上|pm/u.test(part) || (part === "" && hour >= 1 && hour <= 7);
  const at = isLate && hour < 12 ? hour + 12 : /am/u.test(part) && hour === 12 ? 0 : hour;
  return at * HOUR + minute;
}

const LASTS = new RegExp(
  `(${NUMBER})\\s*(?:个)?\\s*(分钟|分(?!数|析)|小时|钟头|min(?:ute)?s?\\b|hours?\\b|hrs?\\b|h\\b)(?!前|以前|后|内|ago)|(\\d{1,3})[- ]?min(?:ute)?\\b|(半)(?:个)?(?:小时|钟头)|\\b(half an hour|half[- ]hour)\\b|\\b(an hour|one[- ]hour|1h)\\b|(一个半小时)`,
  "u",
);

function minutesIn(cues: string): number | null {
  if (/一个半(?:小时|钟头)|an hour and a half/u.test(cues)) return 90;
  const [, count, unit, short, half, halfEnglish, hour] = LASTS.exec(cues) ?? [];
  if (half !== undefined || halfEnglish !== undefined) return 30;
  if (hour !== undefined) return 60;
  const said = count === undefined ? Number(short ?? Number.NaN) : (numberOf(count) ?? Number.NaN);
  const minutes = /小时|钟头|^h/u.test(unit ?? "") ? said * 60 : said;
  return Number.isInteger(minutes) && minutes >= 5 && minutes <= 480 ? minutes : null;
}

const STALE = new RegExp(
  `(${NUMBER})\\s*(?:个)?\\s*(天|日|周|星期|礼拜|月|days?|weeks?|months?|d\\b|w\\b)|\\b(?:a|one)\\s+(week|month)\\b|(一周|一个月|半个月|半月)`,
  "u",
);

/** "超过两周没有动静", "for 30 days". */
export function staleDaysIn(cues: string): number | null {
  if (/半个?月/u.test(cues)) return 15;
  const [, count, unit = "", one, han] = STALE.exec(cues) ?? [];
  if (one !== undefined || han !== undefined) return /week|周/u.test(one ?? han ?? "") ? 7 : 30;
  const number = count === undefined ? undefined : numberOf(count);
  if (number === undefined) return null;
  const days = number * (/周|星期|礼拜|w/u.test(unit) ? 7 : /月|month/u.test(unit) ? 30 : 1);
  return days >= 1 && days <= 365 ? Math.round(days) : null;
}
