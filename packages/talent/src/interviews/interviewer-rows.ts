/** Interviewers with what is known of their calendars. Who is gone is not among them. */
import { z } from "zod";
import { CalendarWarning } from "../calendar/reading/warning.ts";
import { WorkingHours } from "../calendar/slots/working-hours.ts";
import { talentErrors } from "../errors.ts";
import { type CalendarState, Interviewer } from "../model/interview.ts";
import type { Db } from "../parts.ts";

const Problem = z.object({ code: z.string(), detail: z.string() });

const NO_CALENDAR: CalendarState = {
  source: "none",
  host: null,
  events: 0,
  warnings: [],
  warnings_total: 0,
  read_at: null,
  known_until: null,
  stale_since: null,
  problem: null,
};

function selectInterviewers(db: Db) {
  return db
    .selectFrom("interviewers")
    .leftJoin("calendars", "calendars.interviewer_id", "interviewers.id")
    .select([
      "interviewers.id",
      "interviewers.name",
      "interviewers.email",
      "interviewers.time_zone",
      "interviewers.hours",
      "interviewers.version",
      "interviewers.feed_since",
      "calendars.source",
      "calendars.url",
      "calendars.events",
      "calendars.warnings",
      "calendars.warnings_total",
      "calendars.read_at",
      "calendars.busy_to",
      "calendars.stale_since",
      "calendars.problem",
    ])
    .where("interviewers.removed_at", "is", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectInterviewers>["execute"]>>[number];

export async function listInterviewers(db: Db): Promise<Interviewer[]> {
  const rows = await selectInterviewers(db)
    .orderBy("interviewers.name")
    .orderBy("interviewers.id")
    .execute();
  return rows.map(fromRow);
}

export async function readInterviewer(db: Db, id: string): Promise<Interviewer> {
  const row = await selectInterviewers(db).where("interviewers.id", "=", id).executeTakeFirst();
  if (row !== undefined) return fromRow(row);
  throw talentErrors.error("interviewer-unknown", `There is no interviewer "${id}".`);
}

function fromRow(row: Row): Interviewer {
  const { id, name, email, time_zone, hours, version, feed_since } = row;
  return Interviewer.parse({
    id,
    name,
    email,
    time_zone,
    version,
    feed_since,
    hours: WorkingHours.parse(JSON.parse(hours)),
    calendar: calendarOf(row),
  });
}

function calendarOf(row: Row): CalendarState {
  if (row.source === null) return NO_CALENDAR;
  return {
    source: row.source,
    host: row.url === null ? null : (URL.parse(row.url)?.host ?? null),
    events: row.events ?? 0,
    warnings: z.array(CalendarWarning).parse(JSON.parse(row.warnings ?? "[]")),
    warnings_total: row.warnings_total ?? 0,
    read_at: row.read_at,
    known_until: row.busy_to || null,
    stale_since: row.stale_since,
    problem: row.problem === null ? null : Problem.parse(JSON.parse(row.problem)),
  };
}
