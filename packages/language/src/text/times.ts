/**
 * When something is to be, as it was said, at a moment and in a zone: "Thursday 3pm", 下周三下午两点, "tomorrow
 * morning", "in two weeks", "15 Dec 10-11". Each says how exact it is; nothing is more exact than it was said.
 */
import { addDays, compareDays, instantOf, localDayOf, localMinutesOf } from "@bole/base";
import { type Clock, clockAt } from "./clock.ts";
import { type DaySpan, daysOf } from "./said-days.ts";
import { namesDay, type SaidTime, saidTimeAt } from "./said-time.ts";
import { has, placeOf, type Read, readAll, type Token, tokensOf } from "./tokens.ts";

export interface TimeContext {
  /** When it was said, in milliseconds. */
  readonly now: number;
  /** Where it was said, as an IANA name. */
  readonly zone: string;
  /** "Thursday" is the next one or the last one. @default "future" */
  readonly toward?: "future" | "past";
  readonly language?: string;
  /** Of something that is to be moved, when it is now, in milliseconds: "Thursday" is that of the same week. */
  readonly about?: number;
}

export interface FoundTime {
  readonly place: [number, number];
  /** Up to what it is known: to the minute, as a part of a day, a day, or several days. */
  readonly precision: "time" | "part" | "day" | "days";
  /** ISO instants. The end is exclusive; an exact time without an end has the same twice. */
  readonly start: string;
  readonly end: string;
  /** Before or after it, not at it. */
  readonly bound?: "before" | "after";
  /** What was not said: which day ("at 3"), which half of the day ("Thursday 3"). */
  readonly assumed: readonly ("day" | "half")[];
}

export function timesIn(text: string, context: TimeContext): FoundTime[] {
  const tokens = tokensOf(text, context.language);
  const bare = clockAt(tokens.list, 0, true);
  // "10-11" is a time if nothing else was said.
  const found =
    bare?.next === tokens.list.length
      ? [timeOf({ from: { clock: bare.value } }, placeOf(tokens, 0, bare.next), context)]
      : readAll(tokens, rangeAt, (said, place) => timeOf(said, place, context));
  return found.filter((time) => time !== null);
}

interface SaidRange {
  readonly from: SaidTime;
  readonly to?: SaidTime;
}

function rangeAt(list: readonly Token[], at: number): Read<SaidRange> | null {
  const first = saidTimeAt(list, at, {});
  if (first === null || !isTime(first.value)) return null;
  const from = first.value;
  const isJoined =
    has(list[first.next], "joiners") || (has(list[first.next], "and") && has(list[at], "between"));
  // In 上午9点到11点 the part of the day is said once.
  const hint = from.part !== undefined && from.clock !== undefined ? { part: from.part } : {};
  const second = isJoined ? saidTimeAt(list, first.next + 1, hint) : null;
  if (second === null) return { value: { from }, next: first.next };
  const { bound: _, ...open } = from;
  return { value: { from: open, to: second.value }, next: second.next };
}

/** A year alone and the word "next" alone are no times. */
const isTime = (said: SaidTime): boolean =>
  namesDay(said) || said.clock !== undefined || said.part !== undefined || said.years !== undefined;

function timeOf(
  { from, to }: SaidRange,
  place: [number, number],
  context: TimeContext,
): FoundTime | null {
  const first = resolve(from, context, null);
  if (first === null) return null;
  const last = to === undefined ? first : resolve(to, context, first.days);
  if (last === null || last.end < first.start) return null;
  const precision = to === undefined || last.isExact === first.isExact ? first.precision : "days";
  const isDays = to !== undefined && !first.isExact;
  return {
    place,
    precision: isDays ? (precision === "part" ? "part" : "days") : precision,
    start: new Date(first.start).toISOString(),
    end: new Date(last.end).toISOString(),
    ...(from.bound === undefined ? {} : { bound: from.bound }),
    assumed: [...new Set([...first.assumed, ...last.assumed])].filter(
      (one) => one !== "day" || first.assumed.includes("day"),
    ),
  };
}

interface Resolved {
  readonly days: DaySpan;
  readonly start: number;
  readonly end: number;
  readonly isExact: boolean;
  readonly precision: FoundTime["precision"];
  readonly assumed: readonly ("day" | "half")[];
}

function resolve(said: SaidTime, context: TimeContext, first: DaySpan | null): Resolved | null {
  const { now, zone, toward = "future", about = now } = context;
  const today = localDayOf(now, zone);
  const { away, clock, part } = said;
  if (away !== undefined && away.days === 0 && away.months === 0 && !said.isWithin) {
    const at = now + away.minutes * 60_000 * (said.isBack ? -1 : 1);
    const days = { from: localDayOf(at, zone), to: localDayOf(at, zone) };
    return { days, start: at, end: at, isExact: true, precision: "time", assumed: [] };
  }
  const minutes = clock === undefined ? undefined : placed(clock, part);
  const begins = minutes?.from ?? part?.[0] ?? 0;
  const ends = minutes === undefined ? (part?.[1] ?? 1440) : (minutes.to ?? minutes.from);
  const isNamed = namesDay(said) || said.years !== undefined;
  const span = isNamed
    ? daysOf(said, { today, toward, first, about: localDayOf(about, zone) })
    : first;
  if (span === null && isNamed) return null;
  // What is over today comes again tomorrow.
  const isOver = (minutes?.from ?? ends) <= localMinutesOf(now, zone) && toward === "future";
  const next = isOver ? addDays(today, 1) : today;
  const days = span ?? { from: next, to: next };
  const hasTime = minutes !== undefined || part !== undefined;
  const isSeveral = compareDays(days.from, days.to) !== 0;
  return {
    days,
    start: instantOf(days.from, begins, zone),
    end: instantOf(hasTime ? days.to : addDays(days.to, 1), hasTime ? ends : 0, zone),
    isExact: minutes !== undefined,
    precision: isSeveral ? "days" : minutes !== undefined ? "time" : hasTime ? "part" : "day",
    assumed: [
      ...(span === null ? ["day" as const] : []),
      ...(clock !== undefined && part === undefined && isUnsure(clock) ? ["half" as const] : []),
    ],
  };
}

/** From ten to one the half of the day is clear. */
const isUnsure = ({ from, isOpen }: Clock): boolean => isOpen && (from < 600 || from >= 780);

const HALF_DAY = 720;
/** Hours up to here are of the afternoon unless something else is said: nobody meets at three at night. */
const LAST_OF_AFTERNOON = 7 * 60 + 59;

/** The minutes of the day that are meant. */
function placed(
  { from, to, isOpen }: Clock,
  part: SaidTime["part"],
): { from: number; to?: number } {
  const isLate = part === undefined ? from <= LAST_OF_AFTERNOON : part[0] >= 660 && from < part[0];
  const shift = isOpen && from < HALF_DAY && isLate && from + HALF_DAY <= 1440 ? HALF_DAY : 0;
  // Twelve at night is the end of the evening.
  const late = isOpen && part !== undefined && part[0] >= 1080 && from >= HALF_DAY && from < 780;
  const moved = late ? from + HALF_DAY : from + shift;
  return { from: moved, ...(to === undefined ? {} : { to: Math.min(1440, to + (moved - from)) }) };
}
