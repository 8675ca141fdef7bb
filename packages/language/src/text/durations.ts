/** How long: 45 min, 一个半小时, 两年三个月, "half an hour", "an hour and a half", 1h30. */
import { UNITS } from "./lexicon.ts";
import { numberAt } from "./numbers.ts";
import { has, type Read, readAll, sense, type Token, tokensOf } from "./tokens.ts";

/** Months and minutes don't convert into each other: months differ in length, and days do when clocks change. */
export interface Duration {
  readonly months: number;
  readonly days: number;
  readonly minutes: number;
}

export interface FoundDuration extends Duration {
  readonly place: [number, number];
}

export function durationsIn(text: string, language?: string): FoundDuration[] {
  return readAll(tokensOf(text, language), durationAt, (value, place) => ({ ...value, place }));
}

const SIZES: Readonly<Record<string, readonly [keyof Duration, number]>> = {
  minute: ["minutes", 1],
  quarter_hour: ["minutes", 15],
  hour: ["minutes", 60],
  day: ["days", 1],
  week: ["days", 7],
  month: ["months", 1],
  quarter_year: ["months", 3],
  year: ["months", 12],
};

export function durationAt(list: readonly Token[], at: number): Read<Duration> | null {
  let value: Duration = { months: 0, days: 0, minutes: 0 };
  let next = at;
  let smaller = UNITS.length;
  while (true) {
    const skipped = next > at && has(list[next], "and") ? 1 : 0;
    const piece = pieceAt(list, next + skipped);
    if (piece === null || piece.value.unit >= smaller) break;
    value = plus(value, piece.value.count, piece.value.unit);
    smaller = piece.value.unit;
    next = piece.next;
  }
  if (next === at) return null;
  // "1h30": the minutes need no unit.
  const rest = list[next];
  if (UNITS[smaller] === "hour" && rest?.isDigits && rest.isJoined && rest.text.length === 2)
    return { value: plus(value, Number(rest.text), 0), next: next + 1 };
  return { value, next };
}

interface Piece {
  readonly count: number;
  readonly unit: number;
}

/** A number and its unit. */
function pieceAt(list: readonly Token[], at: number): Read<Piece> | null {
  const read = numberAt(list, at);
  const isArticle = read === null && has(list[at], "articles");
  if (read === null && !isArticle) return null;
  let next = read?.next ?? at + 1;
  let count = read?.value ?? 1;
  // "Half an hour", 半个小时; "a half hour".
  if (isArticle && has(list[next], "half")) [count, next] = [0.5, next + 1];
  if (count === 0.5 && has(list[next], "articles")) next += 1;
  if (has(list[next], "counters")) next += 1;
  const unit = sense(list[next], "unit");
  // 三月 is March, 三个月 are three months.
  if (unit === undefined || (has(list[next], "marks month") && !has(list[next - 1], "counters")))
    return null;
  next += 1;
  const and = has(list[next], "and") ? 1 : 0;
  const article = and === 1 && has(list[next + 1], "articles") ? 1 : 0;
  const isHalf = has(list[next + and + article], "half") && (and === 0 || article === 1);
  const isNew = isHalf && and === 0 && sense(list[next + 1], "unit") !== undefined;
  if (!isHalf || isNew) return { value: { count, unit }, next };
  return { value: { count: count + 0.5, unit }, next: next + and + article + 1 };
}

function plus(duration: Duration, count: number, unit: number): Duration {
  const [field, size] = SIZES[UNITS[unit] ?? ""] ?? ["minutes", 1];
  return { ...duration, [field]: duration[field] + count * size };
}
