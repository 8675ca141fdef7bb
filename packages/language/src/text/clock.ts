/** Times of day: 15:00, 3pm, 下午两点半, "half past two", "quarter to four", halb drei, 10-11. */

import { beginsHan, UNITS } from "./lexicon.ts";
import { integerAt } from "./numbers.ts";
import { has, type Read, sense, type Token } from "./tokens.ts";

/** Minutes of the day. */
export interface Clock {
  readonly from: number;
  /** Of a range. */
  readonly to?: number;
  /** It may be twelve hours earlier or later: nobody said which half of the day is meant. */
  readonly isOpen: boolean;
}

const HALF_DAY = 720;

/** @param isExpected whether a bare number is an hour here: after a day, after "at" */
export function clockAt(
  list: readonly Token[],
  at: number,
  isExpected: boolean,
): Read<Clock> | null {
  const first = timeAt(list, at, isExpected);
  const start = first ?? timeAt(list, at, true);
  if (start === null) return null;
  const joiner = list[start.next];
  const isJoined = has(joiner, "joiners") || (has(joiner, "and") && has(list[at - 1], "between"));
  const second = isJoined ? timeAt(list, start.next + 1, true) : null;
  // "2-4pm": the mark of the second is that of both. Two bare numbers are hours only where they are expected.
  const isRange = second !== null && (first !== null || second.value.half !== undefined);
  const range = isRange ? between(start.value, second.value) : null;
  if (range !== null && second !== null) return { value: range, next: second.next };
  if (first === null) return null;
  const { minutes, half } = first.value;
  return { value: { from: minutes, isOpen: half === undefined }, next: first.next };
}

interface Time {
  readonly minutes: number;
  /** Morning or afternoon, if it was said; `null` for a clock of 24 hours. */
  readonly half?: "am" | "pm" | null;
}

function between(first: Time, second: Time): Clock | null {
  const isOpen = first.half === undefined && second.half === undefined;
  let [from, to] = [first.minutes, second.minutes];
  if (first.half === undefined && second.half === "pm" && from + HALF_DAY < to) from += HALF_DAY;
  // "9 to 5", "11-1".
  if (to <= from && second.half === undefined) to += HALF_DAY;
  return to > from && to <= 2 * HALF_DAY
    ? { from, to, isOpen: isOpen && to <= HALF_DAY + 60 }
    : null;
}

function timeAt(list: readonly Token[], at: number, isExpected: boolean): Read<Time> | null {
  const moment = sense(list[at], "moments");
  if (moment !== undefined) return { value: { minutes: moment, half: null }, next: at + 1 };
  return relativeAt(list, at) ?? hourAt(list, at, isExpected);
}

/** "Half past two", "quarter to four", "ten past five", halb drei, 差五分三点. */
function relativeAt(list: readonly Token[], at: number): Read<Time> | null {
  const isHalf = has(list[at], "half_past");
  if (isHalf || has(list[at], "half_to")) {
    const hour = hourAt(list, at + 1, true);
    if (hour === null || hour.value.minutes % 60 !== 0) return null;
    const minutes = hour.value.minutes + (isHalf ? 30 : -30);
    return { value: { ...hour.value, minutes }, next: hour.next };
  }
  const quarter = sense(list[at], "quarters");
  const number = quarter === undefined ? integerAt(list, at) : null;
  const minutes = quarter ?? number?.value;
  const next = quarter === undefined ? (number?.next ?? at) : at + 1;
  const isPast = has(list[next], "past");
  if (minutes === undefined || minutes >= 60 || !(isPast || has(list[next], "to"))) return null;
  const isJoiner = has(list[next], "joiners");
  const hour = hourAt(list, next + 1, true);
  // "9 to 5" is a range; "ten to five" is not, "quarter to five" never.
  if (
    hour === null ||
    (isJoiner && quarter === undefined && (list[at]?.isDigits || minutes % 5 !== 0))
  )
    return null;
  const sum = hour.value.minutes + (isPast ? minutes : -minutes);
  return { value: { ...hour.value, minutes: (sum + 1440) % 1440 }, next: hour.next };
}

function hourAt(list: readonly Token[], at: number, isExpected: boolean): Read<Time> | null {
  const hour = integerAt(list, at);
  if (hour === null || hour.value > 24 || hour.digits > 2) return null;
  let next = hour.next;
  let minutes = 0;
  let isClock = false;
  const mark = list[next];
  if (mark?.isJoined && (mark.text === ":" || mark.text === ".")) {
    const after = list[next + 1];
    if (after?.isDigits && after.isJoined && after.text.length === 2 && Number(after.text) < 60) {
      // "2.15" is a time where one is expected; elsewhere it is a number.
      isClock = mark.text === ":" || isExpected;
      [minutes, next] = [Number(after.text), next + 2];
    }
  } else if (has(mark, "marks hour") && !(mark?.text.length === 1 && !mark.isJoined)) {
    const after = minutesAfter(list, next + 1);
    [minutes, next, isClock] = [after.value, after.next, true];
  }
  const spoken = isExpected && next === hour.next ? spokenMinutesAt(list, at, next) : null;
  if (spoken !== null) [minutes, next, isClock] = [spoken.value, spoken.next, true];
  const half = halfAt(list, next);
  if (!isClock && half === null && !isExpected) return null;
  if (!isClock && half === null && isOtherwise(list[next])) return null;
  const sum = hour.value * 60 + minutes;
  const is24 = hour.value > 12 || hour.value === 0 || (isClock && list[at]?.text.startsWith("0"));
  if (half === null) return { value: { minutes: sum, ...(is24 ? { half: null } : {}) }, next };
  if (hour.value > 12) return { value: { minutes: sum, half: null }, next: half.next };
  const inHalf = (hour.value % 12) * 60 + minutes + (half.value === "pm" ? HALF_DAY : 0);
  return { value: { minutes: inHalf, half: half.value }, next: half.next };
}

const OTHERWISE = [
  ...["unit", "counters", "months", "scales", "groups", "ordinal suffix", "marks month"],
  "marks day",
];

/** A number that counts something or is part of a date is no hour. */
const isOtherwise = (token: Token | undefined): boolean =>
  OTHERWISE.some((kind) => has(token, kind)) ||
  (token?.isJoined === true && /^[%/:.]$/.test(token.text));

/** 两点[半], 3点[15分], 三点[一刻], 14 Uhr [30], 15h[30]. */
function minutesAfter(list: readonly Token[], at: number): Read<number> {
  if (has(list[at], "half")) return { value: 30, next: at + 1 };
  const number = integerAt(list, at);
  if (number === null || number.value > 59) return { value: 0, next: at };
  const unit = UNITS[sense(list[number.next], "unit") ?? -1];
  if (unit === "quarter_hour") return { value: number.value * 15, next: number.next + 1 };
  if (has(list[number.next], "marks minute")) return { value: number.value, next: number.next + 1 };
  const isMinutes = number.value >= 10 && unit === undefined;
  return isMinutes ? { value: number.value, next: number.next } : { value: 0, next: at };
}

/** "Ten thirty": both in words. */
function spokenMinutesAt(list: readonly Token[], at: number, next: number): Read<number> | null {
  const isWord = (token: Token | undefined) => has(token, "words") && !beginsHan(token?.text ?? "");
  const minutes = isWord(list[at]) && isWord(list[next]) ? integerAt(list, next) : null;
  const isMinutes = minutes !== null && minutes.value >= 10 && minutes.value < 60;
  return isMinutes && !has(list[minutes.next], "unit") ? minutes : null;
}

function halfAt(list: readonly Token[], at: number): Read<"am" | "pm"> | null {
  const value = has(list[at], "am") ? "am" : has(list[at], "pm") ? "pm" : undefined;
  if (value === undefined) return null;
  if ((list[at]?.text.length ?? 0) > 1) return { value, next: at + 1 };
  // "3p", "3 p.m."
  const isDotted = list[at + 1]?.text === "." && list[at + 2]?.text === "m";
  if (!isDotted) return list[at]?.isJoined ? { value, next: at + 1 } : null;
  return { value, next: at + (list[at + 3]?.text === "." ? 4 : 3) };
}
