/**
 * The events and zones of a file, as lines. What is broken is left out and told; the rest is read as
 * if it were not there.
 */
import { talentErrors } from "../../errors.ts";
import { type ContentLine, nameOf, parseContentLine } from "../lines/content-line.ts";
import { unfold } from "../lines/unfold.ts";
import type { CalendarWarning } from "./warning.ts";

/** Lines of one component; those of components inside of it are not among them. */
export interface Component {
  readonly name: string;
  readonly line: number;
  readonly lines: ContentLine[];
  readonly inside: Component[];
}

export interface ReadComponents {
  readonly events: Component[];
  readonly zones: Component[];
}

/** Of all others, such as descriptions and alarms, nothing is needed. */
const WANTED: ReadonlySet<string> = new Set([
  "UID",
  "DTSTART",
  "DTEND",
  "DURATION",
  "RRULE",
  "RDATE",
  "EXDATE",
  "RECURRENCE-ID",
  "TRANSP",
  "STATUS",
  "X-MICROSOFT-CDO-BUSYSTATUS",
  "FREEBUSY",
  "TZID",
  "X-LIC-LOCATION",
  "TZOFFSETFROM",
  "TZOFFSETTO",
]);
const TOP: ReadonlySet<string> = new Set(["VEVENT", "VFREEBUSY", "VTIMEZONE"]);

export function readComponents(
  file: string,
  warn: (warning: CalendarWarning) => void,
): ReadComponents {
  const found: ReadComponents = { events: [], zones: [] };
  const open: Component[] = [];
  let isCalendar = false;

  const close = (component: Component) => {
    const parent = open.at(-1);
    if (component.name === "VTIMEZONE") found.zones.push(component);
    else if (TOP.has(component.name)) found.events.push(component);
    else if (parent?.name === "VTIMEZONE") parent.inside.push(component);
  };
  const drop = (component: Component) => {
    if (TOP.has(component.name)) warn(unclosed(component));
  };

  for (const { line, text } of unfold(file)) {
    const name = nameOf(text);
    if (name === "BEGIN" || name === "END") {
      const what = text
        .slice(name.length + 1)
        .trim()
        .toUpperCase();
      if (name === "BEGIN") {
        isCalendar ||= what === "VCALENDAR";
        // None of these is inside of another: what came before was not ended.
        if (TOP.has(what)) for (const lost of open.splice(0)) drop(lost);
        open.push({ name: what, line, lines: [], inside: [] });
      } else {
        const at = open.findLastIndex((component) => component.name === what);
        if (at === -1) continue;
        const [ended] = open.splice(at);
        if (ended !== undefined) close(ended);
      }
    } else if (WANTED.has(name)) {
      const parsed = parseContentLine(text, line);
      if (parsed !== null) open.at(-1)?.lines.push(parsed);
      else warn({ line, code: "line-broken", detail: `${name} is not written as it has to be.` });
    }
  }
  for (const lost of open) drop(lost);
  if (isCalendar) return found;
  throw talentErrors.error("calendar-unreadable", "It does not begin with BEGIN:VCALENDAR.");
}

function unclosed({ name, line }: Component): CalendarWarning {
  return { line, code: "event-broken", detail: `The ${name} that begins here does not end.` };
}

export function lineOf({ lines }: Component, name: string): ContentLine | undefined {
  return lines.find((one) => one.name === name);
}

export function linesOf({ lines }: Component, name: string): ContentLine[] {
  return lines.filter((one) => one.name === name);
}
