/**
 * When a rule falls inside of a window, in the time of the wall. What happens before the window is not
 * gone through, so a rule without an end costs no more than one with; a rule that falls more often
 * than anybody could meet is given up, and said to be so.
 */
import { RRuleTemporal } from "rrule-temporal";
import { formatUtc, HOUR, MINUTE } from "../lines/values.ts";
import type { Span } from "../span.ts";
import { plainRecurrencesIn } from "./plain-recurrence.ts";

/** Periods and candidates that are looked at of one rule. */
const MOST = 20_000;

export type Recurrence =
  | { readonly kind: "times"; readonly walls: readonly number[] }
  | { readonly kind: "too-dense" }
  | { readonly kind: "broken"; readonly why: string };

/** `rule` has its UNTIL in the time of the wall; see `wallRule`. */
export function recurrencesIn(rule: string, start: number, window: Span): Recurrence {
  if (window.end < start) return { kind: "times", walls: [] };
  const plain = plainRecurrencesIn(rule, start, window);
  if (plain !== null) return { kind: "times", walls: plain };
  if (isTooDense(rule, start, window)) return { kind: "too-dense" };
  return libraryRecurrencesIn(rule, start, window);
}

const UNITS: Readonly<Record<string, number>> = { HOURLY: HOUR, MINUTELY: MINUTE, SECONDLY: 1000 };

/** Seen without counting where nothing else thins the rule out; the library would count to the limit. */
function isTooDense(rule: string, start: number, window: Span): boolean {
  const unit = UNITS[/FREQ=(\w+)/.exec(rule)?.[1] ?? ""];
  if (unit === undefined || /BY|COUNT|UNTIL/.test(rule)) return false;
  const interval = Number(/INTERVAL=(\d+)/.exec(rule)?.[1] ?? 1);
  return (window.end - Math.max(start, window.start)) / (unit * interval) > MOST;
}

/** Of any rule. */
export function libraryRecurrencesIn(rule: string, start: number, window: Span): Recurrence {
  try {
    const rrule = new RRuleTemporal({
      rruleString: `DTSTART:${formatUtc(start)}\nRRULE:${rule}`,
      maxIterations: MOST,
      maxCandidateEvaluations: MOST,
      cache: false,
    });
    const found = rrule.between(new Date(window.start), new Date(window.end), true);
    return { kind: "times", walls: found.map(({ epochMilliseconds }) => epochMilliseconds) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return /maximum|exceed/i.test(why) ? { kind: "too-dense" } : { kind: "broken", why };
  }
}

const UNTIL = /UNTIL=(\d{8})(?:T(\d{6})(Z?))?/i;

/**
 * The rule with its end in the time of the wall, where all of it is reckoned. A day alone is meant
 * whole, also where the event begins at an hour.
 */
export function wallRule(rule: string, toWallOf: (instant: number) => number): string {
  const text = rule.trim().toUpperCase();
  const [found, day, time, isUtc] = UNTIL.exec(text) ?? [];
  if (found === undefined || day === undefined) return text;
  if (time === undefined) return text.replace(found, `UNTIL=${day}T235959Z`);
  if (isUtc !== "Z") return text.replace(found, `UNTIL=${day}T${time}Z`);
  const iso = `${day}T${time}Z`.replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    "$1-$2-$3T$4:$5:$6Z",
  );
  const until = Date.parse(iso);
  return Number.isNaN(until) ? text : text.replace(found, `UNTIL=${formatUtc(toWallOf(until))}`);
}
