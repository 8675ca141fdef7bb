/** Appointments with whom and what for. */
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import { type InterviewEntry, InterviewState } from "../model/interview.ts";
import { type Page, PageRequest, pageOf } from "../page.ts";
import type { Db } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { orNone } from "../sql/or-none.ts";

const COLUMNS = [
  "interviews.id",
  "interviews.application_id",
  "interviews.interviewer_id",
  "interviews.uid",
  "interviews.sequence",
  "interviews.starts_at",
  "interviews.ends_at",
  "interviews.time_zone",
  "interviews.place",
  "interviews.note",
  "interviews.state",
  "interviews.updated_at",
  "interviewers.name as interviewer_name",
  "interviewers.time_zone as interviewer_time_zone",
  "applications.person_id",
  "people.name as person_name",
  "applications.job_id",
  "jobs.title as job_title",
] as const;

function selectInterviews(db: Db) {
  return db
    .selectFrom("interviews")
    .innerJoin("applications", "applications.id", "interviews.application_id")
    .innerJoin("people", "people.id", "applications.person_id")
    .innerJoin("jobs", "jobs.id", "applications.job_id")
    .innerJoin("interviewers", "interviewers.id", "interviews.interviewer_id")
    .select(COLUMNS);
}

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

/** Everything that is left out does not limit. */
export const InterviewFilter = PageRequest.extend({
  person_id: z.string().max(200).optional(),
  job_id: z.string().max(200).optional(),
  interviewer_id: z.string().max(200).optional(),
  /** Only those of these jobs, or with these interviewers. */
  among: z.object({ jobs: z.array(z.string()), interviewers: z.array(z.string()) }).optional(),
  state: InterviewState.optional(),
  /** Those that end after it. */
  from: instant.optional(),
  /** Those that begin before it. */
  to: instant.optional(),
});
export type InterviewFilter = z.input<typeof InterviewFilter>;

/** A booked one is done when its time is over: nobody has to say so. */
export function asOf<Booked extends Pick<InterviewEntry, "state" | "ends_at">>(
  now: Date,
  interview: Booked,
): Booked {
  const isOver = interview.state === "booked" && interview.ends_at <= now.toISOString();
  return isOver ? { ...interview, state: "done" } : interview;
}

/** Those that were made last come first. */
export async function listInterviews(
  db: Db,
  filter: InterviewFilter,
  now: Date,
): Promise<Page<InterviewEntry>> {
  const asked = parseRequest(InterviewFilter, filter, "filter");
  const { person_id, job_id, interviewer_id, among, state, from, to, limit, after } = asked;
  let query = selectInterviews(db).select("interviews.pos").orderBy("interviews.pos", "desc");
  if (person_id !== undefined) query = query.where("applications.person_id", "=", person_id);
  if (job_id !== undefined) query = query.where("applications.job_id", "=", job_id);
  if (interviewer_id !== undefined)
    query = query.where("interviews.interviewer_id", "=", interviewer_id);
  if (among !== undefined) {
    query = query.where(({ or, eb }) =>
      or([
        eb("applications.job_id", "in", orNone(among.jobs)),
        eb("interviews.interviewer_id", "in", orNone(among.interviewers)),
      ]),
    );
  }
  const at = now.toISOString();
  if (state === "booked") query = query.where("interviews.ends_at", ">", at);
  if (state === "done") {
    query = query.where(({ or, and, eb }) =>
      or([
        eb("interviews.state", "=", "done"),
        and([eb("interviews.state", "=", "booked"), eb("interviews.ends_at", "<=", at)]),
      ]),
    );
  } else if (state !== undefined) query = query.where("interviews.state", "=", state);
  if (from !== undefined) query = query.where("interviews.ends_at", ">", from);
  if (to !== undefined) query = query.where("interviews.starts_at", "<", to);
  if (after !== undefined) query = query.where("interviews.pos", "<", Number(after));
  const { items, next } = pageOf(await query.limit(limit + 1).execute(), limit);
  return { items: items.map(({ pos: _, ...interview }) => asOf(now, interview)), next };
}

export async function readInterview(db: Db, id: string): Promise<InterviewEntry> {
  const row = await selectInterviews(db).where("interviews.id", "=", id).executeTakeFirst();
  if (row !== undefined) return row;
  throw talentErrors.error("interview-unknown", `There is no interview "${id}".`);
}

/** Somebody's appointments, the latest first. */
export function interviewsOf(db: Db, personId: string): Promise<InterviewEntry[]> {
  return selectInterviews(db)
    .where("applications.person_id", "=", personId)
    .orderBy("interviews.starts_at", "desc")
    .execute();
}

/** Those that an interviewer leads or has led, since a time. */
export function interviewsLedBy(
  db: Db,
  interviewerId: string,
  since: string,
): Promise<InterviewEntry[]> {
  return selectInterviews(db)
    .where("interviews.interviewer_id", "=", interviewerId)
    .where("interviews.state", "<>", "cancelled")
    .where("interviews.ends_at", ">", since)
    .orderBy("interviews.starts_at")
    .execute();
}
