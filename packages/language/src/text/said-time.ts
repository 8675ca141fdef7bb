/** The pieces of a time as they were said, in any order: a day, a part of the day, a clock, a bound. */
import { type CalendarDate, calendarDateAt } from "./calendar-date.ts";
import { type Clock, clockAt } from "./clock.ts";
import { type Duration, durationAt } from "./durations.ts";
import { UNITS } from "./lexicon.ts";
import { has, type Read, sense, type Token } from "./tokens.ts";

export type CalendarUnit = "week" | "month" | "quarter_year" | "year";

export interface SaidTime {
  /** Days from today. */
  readonly day?: number;
  readonly date?: CalendarDate;
  /** Years from this one: 明年. */
  readonly years?: number;
  readonly weekday?: number;
  readonly isWeekend?: boolean;
  /** Weeks, months or years from this one. */
  readonly which?: number;
  readonly unit?: CalendarUnit;
  readonly edge?: "early" | "mid" | "late";
  /** From now on: in two weeks; within; ago; the last three weeks. */
  readonly away?: Duration;
  readonly isWithin?: boolean;
  readonly isBack?: boolean;
  readonly part?: readonly [number, number];
  readonly clock?: Clock;
  readonly bound?: "before" | "after";
}

/** Longer than this no time is said. */
const MOST_PIECES = 8;

export function saidTimeAt(
  list: readonly Token[],
  at: number,
  known: SaidTime,
): Read<SaidTime> | null {
  let said = known;
  let next = at;
  for (let pieces = 0; pieces < MOST_PIECES; pieces += 1) {
    // "In two weeks" begins with a word that means nothing in "in December".
    const isFree = next > at || has(list[at], "at") || has(list[at], "between");
    const from = isFree ? skipFillers(list, next) : next;
    const piece = pieceAt(list, next, said) ?? (from > next ? pieceAt(list, from, said) : null);
    if (piece === null || !fits(said, piece.value)) break;
    said = { ...said, ...piece.value };
    next = piece.next;
  }
  return next === at ? null : { value: said, next };
}

function skipFillers(list: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 3 && (has(list[next], "fillers") || has(list[next], "between"))) next += 1;
  return next;
}

/** What is said twice begins another time. */
function fits(said: SaidTime, piece: SaidTime): boolean {
  const isTwice = Object.keys(piece).some((key) => key !== "which" && key in said);
  const names = (one: SaidTime) =>
    Number(one.day !== undefined) + Number(one.date !== undefined) + Number(one.away !== undefined);
  return !isTwice && names(said) + names(piece) <= 1;
}

export const namesDay = ({ day, date, weekday, isWeekend, unit, away }: SaidTime): boolean =>
  [day, date, weekday, isWeekend, unit, away].some((value) => value !== undefined);

type Piece = Read<SaidTime> | null;

function pieceAt(list: readonly Token[], at: number, said: SaidTime): Piece {
  return (
    boundAt(list, at, said) ??
    awayAt(list, at) ??
    whichAt(list, at, said) ??
    dayAt(list, at, said) ??
    edgeAt(list, at, said) ??
    timeOfDayAt(list, at, said)
  );
}

/** "Before", "from"; 之前 after what it is about. */
function boundAt(list: readonly Token[], at: number, said: SaidTime): Piece {
  if (said.bound !== undefined) return null;
  const isSaid = namesDay(said) || said.clock !== undefined || said.part !== undefined;
  for (const bound of ["before", "after"] as const) {
    const isPrefix =
      has(list[at], `${bound} prefix`) && saidTimeAt(list, at + 1, { ...said, bound });
    const isSuffix = has(list[at], `${bound} suffix`) && isSaid;
    if (isPrefix || isSuffix) return { value: { bound }, next: at + 1 };
  }
  return null;
}

/** In two weeks, 三天内, two days ago. */
function awayAt(list: readonly Token[], at: number): Piece {
  for (const kind of ["within", "ahead", "ago"] as const) {
    const isPrefix = has(list[at], `${kind} prefix`);
    const duration = durationAt(list, isPrefix ? at + 1 : at);
    if (duration === null) continue;
    const isSuffix = has(list[duration.next], `${kind} suffix`);
    if (!(isPrefix || isSuffix)) continue;
    const away = duration.value;
    const direction = {
      ...(kind === "within" ? { isWithin: true } : {}),
      ...(kind === "ago" ? { isBack: true } : {}),
    };
    return { value: { away, ...direction }, next: duration.next + (isSuffix ? 1 : 0) };
  }
  return null;
}

/** Next Thursday, 下周三, last month, the next two weeks, this May. */
function whichAt(list: readonly Token[], at: number, said: SaidTime): Piece {
  const which = sense(list[at], "which");
  if (which === undefined) return weekOfAt(list, at, said);
  const weekday = sense(list[at + 1], "weekdays");
  if (weekday !== undefined) return { value: { which, weekday }, next: at + 2 };
  if (has(list[at + 1], "weekend")) return { value: { which, isWeekend: true }, next: at + 2 };
  const unit = unitAt(list, at + 1);
  if (unit !== null) return { value: { which, unit }, next: at + 2 };
  const duration = which === 0 ? null : durationAt(list, at + 1);
  if (duration !== null) {
    const isBack = which < 0 ? { isBack: true } : {};
    return { value: { away: duration.value, isWithin: true, ...isBack }, next: duration.next };
  }
  const date = said.date === undefined ? calendarDateAt(list, at + 1, "booking") : null;
  const isMonth = date?.value.month !== undefined || date?.value.months !== undefined;
  return date !== null && isMonth && date.value.year === undefined
    ? { value: { which, date: date.value }, next: date.next }
    : null;
}

/** The week of the 10th. */
function weekOfAt(list: readonly Token[], at: number, said: SaidTime): Piece {
  if (unitAt(list, at) !== "week" || said.date !== undefined) return null;
  const from = skipFillers(list, at + 1);
  const date = from > at + 1 ? calendarDateAt(list, from, "booking") : null;
  return date && { value: { unit: "week", date: date.value }, next: date.next };
}

const CALENDAR_UNITS: readonly CalendarUnit[] = ["week", "month", "quarter_year", "year"];

function unitAt(list: readonly Token[], at: number): CalendarUnit | null {
  const unit = UNITS[sense(list[at], "unit") ?? -1];
  return CALENDAR_UNITS.find((one) => one === unit) ?? null;
}

function dayAt(list: readonly Token[], at: number, said: SaidTime): Piece {
  const token = list[at];
  const day = sense(token, "days");
  const part = token?.senses.part;
  if (day !== undefined) return { value: { day, ...(part ? { part } : {}) }, next: at + 1 };
  const weekday = sense(token, "weekdays");
  if (weekday !== undefined) return { value: { weekday }, next: at + 1 };
  if (has(token, "weekend")) return { value: { isWeekend: true }, next: at + 1 };
  const years = sense(token, "years");
  if (years !== undefined) return { value: { years }, next: at + 1 };
  const isTaken = said.date !== undefined || said.day !== undefined;
  const date = isTaken ? null : calendarDateAt(list, at, "booking");
  if (date === null) return null;
  // "Tuesday 2.15" has its day already; a mere "may" has to stand alone or beside more.
  const isClock = date.value.weak === true && said.weekday !== undefined;
  const isDoubtful = date.next === at + 1 && has(token, "doubtful") && !stands(list, at, said);
  return isClock || isDoubtful ? null : { value: { date: date.value }, next: date.next };
}

function stands(list: readonly Token[], at: number, said: SaidTime): boolean {
  return list.length === 1 || Object.keys(said).length > 0 || has(list[at - 1], "fillers");
}

/** End of June, early next week, 月底. */
function edgeAt(list: readonly Token[], at: number, said: SaidTime): Piece {
  if (said.edge !== undefined) return null;
  const edgeOf = (token: Token | undefined) =>
    (["early", "mid", "late"] as const).find((one) => has(token, one));
  const unit = unitAt(list, at);
  const late = edgeOf(list[at + 1]);
  if (unit !== null && late !== undefined && list[at + 1]?.isJoined)
    return { value: { unit, which: said.which ?? 0, edge: late }, next: at + 2 };
  const edge = edgeOf(list[at]);
  if (edge === undefined) return null;
  if (namesDay(said) || said.years !== undefined) return { value: { edge }, next: at + 1 };
  const from = skipFillers(list, list[at + 1]?.text === "-" ? at + 2 : at + 1);
  const own = unitAt(list, from);
  if (own !== null) return { value: { unit: own, which: 0, edge }, next: from + 1 };
  const rest = whichAt(list, from, said) ?? dayAt(list, from, { ...said, edge });
  return rest && { value: { ...rest.value, edge }, next: rest.next };
}

function timeOfDayAt(list: readonly Token[], at: number, said: SaidTime): Piece {
  const isExpected =
    namesDay(said) ||
    said.part !== undefined ||
    said.bound !== undefined ||
    has(list[at - 1], "at") ||
    has(list[at - 1], "between");
  const clock = said.clock === undefined ? clockAt(list, at, isExpected) : null;
  if (clock !== null) return { value: { clock: clock.value }, next: clock.next };
  const part = list[at]?.senses.part;
  return part === undefined ? null : { value: { part }, next: at + 1 };
}
