/**
 * What was read of a calendar: when its owner is busy from last week until half a year from now. It is
 * reckoned when the calendar comes, and again as days go by; a booking only looks it up.
 */

import type { CalendarReader } from "../calendar/calendar-reader.ts";
import { DAY } from "../calendar/lines/values.ts";
import type { Span } from "../calendar/span.ts";
import type { Db } from "../parts.ts";
import type { NewRow } from "../sql/tables.ts";

/** How far ahead somebody can be booked. */
export const BOOKABLE_DAYS = 183;
const KNOWN_DAYS = BOOKABLE_DAYS + 7;

type Read = Pick<
  NewRow<"calendars">,
  "text" | "busy" | "busy_from" | "busy_to" | "events" | "warnings" | "warnings_total" | "read_at"
>;

export interface CalendarToRead {
  readonly text: string;
  readonly time_zone: string;
  /** Our own appointments, which come back in a calendar that they were sent to. */
  readonly own: readonly string[];
}

export async function readCalendar(
  reader: CalendarReader,
  { text, time_zone, own }: CalendarToRead,
  now: Date,
): Promise<Read> {
  const from = new Date(now.getTime() - 7 * DAY);
  const to = new Date(now.getTime() + KNOWN_DAYS * DAY);
  const read = await reader.busyTimes(text, { from, to, zone: time_zone, except: own });
  return {
    text,
    busy: JSON.stringify(read.busy.map(({ start, end }) => [start, end])),
    busy_from: from.toISOString(),
    busy_to: to.toISOString(),
    events: read.events,
    warnings: JSON.stringify(read.warnings),
    warnings_total: read.warnings_total,
    read_at: now.toISOString(),
  };
}

/** Takes the place of what was read before. */
export async function writeCalendar(db: Db, row: NewRow<"calendars">): Promise<void> {
  await dropCalendar(db, row.interviewer_id);
  await db.insertInto("calendars").values(row).execute();
}

export async function dropCalendar(db: Db, interviewerId: string): Promise<void> {
  await db.deleteFrom("calendars").where("interviewer_id", "=", interviewerId).execute();
}

export async function ownUids(db: Db, interviewerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("interviews")
    .select("uid")
    .where("interviewer_id", "=", interviewerId)
    .execute();
  return rows.map(({ uid }) => uid);
}

export interface KnownBusy {
  readonly busy: Span[];
  /** Of what is outside of it nothing is known. */
  readonly known: Span;
}

const ALWAYS: KnownBusy = { busy: [], known: { start: -Infinity, end: Infinity } };

/** Of somebody without a calendar it is known that there is nothing in it. */
export async function calendarBusy(db: Db, interviewerId: string): Promise<KnownBusy> {
  const row = await db
    .selectFrom("calendars")
    .select(["busy", "busy_from", "busy_to"])
    .where("interviewer_id", "=", interviewerId)
    .executeTakeFirst();
  if (row === undefined) return ALWAYS;
  const pairs: [number, number][] = JSON.parse(row.busy);
  const [start, end] = [Date.parse(row.busy_from), Date.parse(row.busy_to)];
  return {
    busy: pairs.map(([from, to]) => ({ start: from, end: to })),
    known: Number.isNaN(start) ? { start: 0, end: 0 } : { start, end },
  };
}
