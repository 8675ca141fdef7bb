/**
 * When somebody is busy, from the iCalendar text of their calendar (RFC 5545): repetitions, changed
 * and removed ones among them, zones by name and by description, whole days, durations. Only what is
 * inside of the window is reckoned. It takes no longer than its text and window are large, but that
 * may be seconds: a server reads in a thread, see `createCalendarReader`.
 */
import { talentErrors } from "../../errors.ts";
import { clipSpan, mergeSpans, overlaps, type Span } from "../span.ts";
import { Zones } from "../zones/find-zone.ts";
import { ianaZone } from "../zones/zone.ts";
import { applyChanges } from "./apply-changes.ts";
import { type Expanding, expandEvent, type Occurrence } from "./expand-event.ts";
import { type Component, readComponents } from "./read-components.ts";
import { type CalendarEvent, readEvent, readFreeBusy } from "./read-event.ts";
import { readZone } from "./read-zones.ts";
import type { CalendarWarning } from "./warning.ts";

export interface BusyQuery {
  readonly from: Date;
  readonly to: Date;
  /** Whose days and clocks are meant where the file does not say: an IANA name. */
  readonly zone: string;
  /** UIDs of events that are known from elsewhere, and not counted again. */
  readonly except?: readonly string[];
}

export interface BusyTimes {
  /** In order, without overlaps, inside of the window. */
  readonly busy: Span[];
  readonly events: number;
  /** The first hundred. */
  readonly warnings: CalendarWarning[];
  readonly warnings_total: number;
}

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_WARNINGS = 100;
const MANY = 200_000;

export function busyTimes(ics: string, { from, to, zone, except = [] }: BusyQuery): BusyTimes {
  assertSize(ics);
  const own = ianaZone(zone);
  if (own === null) throw talentErrors.error("time-zone-unknown", `No zone is called "${zone}".`);
  const warnings: CalendarWarning[] = [];
  let told = 0;
  const warn = (warning: CalendarWarning) => {
    told += 1;
    if (warnings.length < MAX_WARNINGS) warnings.push(warning);
  };
  const { events, zones } = readComponents(ics, warn);
  const window = { start: from.getTime(), end: to.getTime() };
  const inFile = zones.map(readZone).filter((one) => one !== null);
  const expanding = { window, own, warn, zones: new Zones(inFile, own, window, warn) };
  const known = new Set(except);
  const read = readAll(events, warn).filter(({ uid }) => !known.has(uid));
  const busy = collect(occurrencesOf(read, expanding), window);
  return { busy, events: events.length, warnings, warnings_total: told };
}

export function assertSize(ics: string): void {
  if (Buffer.byteLength(ics) <= MAX_BYTES) return;
  throw talentErrors.error("calendar-too-large", "A calendar may have 10 MB at most.");
}

function readAll(
  components: readonly Component[],
  warn: (warning: CalendarWarning) => void,
): CalendarEvent[] {
  return components.flatMap((component) => {
    if (component.name === "VFREEBUSY") return readFreeBusy(component);
    const event = readEvent(component);
    if (typeof event !== "string") return [event];
    const detail = `${event} The event was left out.`;
    warn({ line: component.line, code: "event-broken", detail });
    return [];
  });
}

/** Of what repeats, with those in the place of others that were changed. */
function* occurrencesOf(
  events: readonly CalendarEvent[],
  expanding: Expanding,
): Generator<Occurrence> {
  const changes = Map.groupBy(
    events.filter(({ instead }) => instead !== null),
    ({ uid }) => uid,
  );
  for (const event of events) {
    if (!event.isBusy) continue;
    const times = expandEvent(event, expanding);
    const changed = event.instead === null ? changes.get(event.uid) : undefined;
    yield* changed === undefined ? times : applyChanges(times, changed, expanding);
  }
}

/** Joined from time to time: thousands of events that fall daily would not fit side by side. */
function collect(occurrences: Iterable<Occurrence>, window: Span): Span[] {
  let spans: Span[] = [];
  let enough = MANY;
  for (const one of occurrences) {
    if (overlaps(one, window)) spans.push(clipSpan(one, window));
    if (spans.length < enough) continue;
    spans = mergeSpans(spans);
    enough = Math.max(MANY, 2 * spans.length);
  }
  return mergeSpans(spans);
}
