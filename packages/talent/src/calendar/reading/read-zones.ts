import { HOUR, MINUTE, parseTime, parseTimes } from "../lines/values.ts";
import type { ZoneInFile } from "../zones/find-zone.ts";
import type { Observance } from "../zones/written-zone.ts";
import { type Component, lineOf, linesOf } from "./read-components.ts";
import { wallRule } from "./recurrence.ts";

/** Observances that cannot be read are left out; a name that the world knows needs none. */
export function readZone(component: Component): ZoneInFile | null {
  const tzid = lineOf(component, "TZID")?.value;
  if (tzid === undefined) return null;
  return {
    line: component.line,
    tzid,
    location: lineOf(component, "X-LIC-LOCATION")?.value ?? null,
    observances: component.inside.map(readObservance).filter((one) => one !== null),
  };
}

function readObservance(component: Component): Observance | null {
  const start = parseTime(lineOf(component, "DTSTART")?.value ?? "", undefined);
  const offsetFrom = parseOffset(lineOf(component, "TZOFFSETFROM")?.value);
  const offsetTo = parseOffset(lineOf(component, "TZOFFSETTO")?.value);
  if (start === null || offsetFrom === null || offsetTo === null) return null;
  const rule = lineOf(component, "RRULE")?.value;
  return {
    wall: start.wall,
    offsetFrom,
    offsetTo,
    rule: rule === undefined ? null : wallRule(rule, (instant) => instant + offsetFrom),
    more: linesOf(component, "RDATE").flatMap((line) =>
      (parseTimes(line) ?? []).map(({ wall }) => wall),
    ),
  };
}

function parseOffset(value: string | undefined): number | null {
  const found = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(value?.trim() ?? "");
  if (found === null) return null;
  const ms = Number(found[2]) * HOUR + Number(found[3]) * MINUTE + Number(found[4] ?? 0) * 1000;
  return found[1] === "-" ? -ms : ms;
}
