/** An event with its times understood; whether it takes time at all; and what repeats it. */
import type { ContentLine } from "../lines/content-line.ts";
import {
  type CalendarDuration,
  type CalendarTime,
  parseDuration,
  parseTime,
  parseTimes,
} from "../lines/values.ts";
import { type Component, lineOf, linesOf } from "./read-components.ts";

export interface CalendarEvent {
  readonly line: number;
  readonly uid: string;
  readonly start: CalendarTime;
  readonly end: CalendarTime | CalendarDuration;
  readonly isBusy: boolean;
  readonly rules: readonly string[];
  /** Also then, with an end of its own where one is given. */
  readonly more: readonly { readonly start: CalendarTime; readonly end?: CalendarEvent["end"] }[];
  readonly without: readonly CalendarTime[];
  /** The time that it had, of one of several that was changed. */
  readonly instead: CalendarTime | null;
  /** Whether all after that one were changed, too. */
  readonly andLater: boolean;
}

/** Why it cannot be read, where it cannot. */
export function readEvent(component: Component): CalendarEvent | string {
  const dtstart = lineOf(component, "DTSTART");
  if (dtstart === undefined) return "DTSTART is missing.";
  const start = timeOf(dtstart);
  if (start === null) return `DTSTART "${dtstart.value}" is no time.`;
  const end = endOf(component, start);
  if (typeof end === "string") return end;
  const id = lineOf(component, "RECURRENCE-ID");
  const instead = id === undefined ? null : timeOf(id);
  if (id !== undefined && instead === null) return `RECURRENCE-ID "${id.value}" is no time.`;
  const without = linesOf(component, "EXDATE").map(parseTimes);
  const more = linesOf(component, "RDATE").map(readMore);
  // To leave out what cannot be read would make somebody busy at a time that they took out.
  if (without.includes(null)) return "EXDATE has something that is no time.";
  if (more.includes(null)) return "RDATE has something that is no time.";
  return {
    line: component.line,
    uid: lineOf(component, "UID")?.value ?? "",
    start,
    end,
    isBusy: isBusy(component),
    rules: linesOf(component, "RRULE").map(({ value }) => value),
    more: more.flatMap((one) => one ?? []),
    without: without.flatMap((one) => one ?? []),
    instead,
    andLater: id?.parameters.RANGE?.toUpperCase() === "THISANDFUTURE",
  };
}

/** Stretches that a VFREEBUSY says to be taken. */
export function readFreeBusy(component: Component): CalendarEvent[] {
  return linesOf(component, "FREEBUSY")
    .filter(({ parameters }) => parameters.FBTYPE?.toUpperCase() !== "FREE")
    .flatMap((line) =>
      (readMore(line) ?? []).map(({ start, end }) => ({
        line: line.line,
        uid: "",
        start,
        end: end ?? { days: 0, ms: 0 },
        isBusy: true,
        rules: [],
        more: [],
        without: [],
        instead: null,
        andLater: false,
      })),
    );
}

function isBusy(component: Component): boolean {
  const value = (name: string) => lineOf(component, name)?.value.trim().toUpperCase();
  return (
    value("TRANSP") !== "TRANSPARENT" &&
    value("STATUS") !== "CANCELLED" &&
    value("X-MICROSOFT-CDO-BUSYSTATUS") !== "FREE"
  );
}

function endOf(component: Component, start: CalendarTime): CalendarEvent["end"] | string {
  const dtend = lineOf(component, "DTEND");
  if (dtend !== undefined) return timeOf(dtend) ?? `DTEND "${dtend.value}" is no time.`;
  const duration = lineOf(component, "DURATION");
  if (duration !== undefined)
    return parseDuration(duration.value) ?? `DURATION "${duration.value}" is none.`;
  return { days: start.form === "date" ? 1 : 0, ms: 0 };
}

function timeOf({ value, parameters }: ContentLine): CalendarTime | null {
  return parseTime(value, parameters.TZID);
}

/** Times, or periods such as `19970101T180000Z/PT5H30M`. */
function readMore({ value, parameters }: ContentLine): CalendarEvent["more"][number][] | null {
  const tzid = parameters.TZID;
  const found = value.split(",").map((one) => {
    const [from = "", to] = one.split("/");
    const start = parseTime(from, tzid);
    if (start === null) return null;
    if (to === undefined) return { start };
    const end = parseTime(to, tzid) ?? parseDuration(to);
    return end === null ? null : { start, end };
  });
  return found.every((one) => one !== null) ? found : null;
}
