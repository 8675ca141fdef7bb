/** Who talks to candidates, with when they work and the calendar of when they are busy. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { DAY } from "../calendar/lines/values.ts";
import { WorkingHours } from "../calendar/slots/working-hours.ts";
import { talentErrors } from "../errors.ts";
import { type Interviewer, TimeZone } from "../model/interview.ts";
import type { Db, TalentParts } from "../parts.ts";
import { assertVersion, parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { busyOf } from "./busy.ts";
import { dropCalendar } from "./calendar-rows.ts";
import { type CalendarParts, Calendars } from "./calendars.ts";
import { listInterviewers, readInterviewer } from "./interviewer-rows.ts";

const name = z.string().trim().min(1).max(200);
const email = z.email("must be one address, such as kim@example.com").max(320);

export const NewInterviewer = z.strictObject({
  name,
  email,
  time_zone: TimeZone,
  hours: WorkingHours.prefault({}),
  calendar: z.string().optional().describe("iCalendar, as programs export it"),
});
export type NewInterviewer = z.input<typeof NewInterviewer>;

/** What is left out stays. */
export const InterviewerChange = z.strictObject({
  name: name.optional(),
  email: email.optional(),
  time_zone: TimeZone.optional(),
  hours: WorkingHours.optional(),
  calendar_url: z
    .string()
    .max(2_000)
    .nullable()
    .optional()
    .describe("A calendar to subscribe to, by https or webcal; null for no calendar at all"),
});
export type InterviewerChange = z.input<typeof InterviewerChange>;

export const BusyFilter = z.object({
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
});
export type BusyFilter = z.infer<typeof BusyFilter>;

export interface BusyTime {
  readonly starts_at: string;
  readonly ends_at: string;
}

export class Interviewers {
  readonly #parts: TalentParts;
  readonly calendars: Calendars;

  constructor(parts: CalendarParts) {
    this.#parts = parts;
    this.calendars = new Calendars(parts);
  }

  async add(principal: Principal, given: NewInterviewer): Promise<Interviewer> {
    const { calendar, hours, ...checked } = parseRequest(NewInterviewer, given, "interviewer");
    const id = this.#parts.newId("interviewer");
    const read = calendar ? await this.calendars.read(calendar, checked.time_zone) : null;
    return this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(principal.tenant);
      await db
        .insertInto("interviewers")
        .values({
          ...checked,
          id,
          hours: JSON.stringify(hours),
          version: 1,
          feed_hash: null,
          feed_since: null,
          removed_at: null,
          created_at: this.#parts.now().toISOString(),
        })
        .execute();
      if (read !== null) await this.calendars.store(db, id, read);
      await this.#audit(db, principal, "interviewer-added", id);
      return readInterviewer(db, id);
    });
  }

  list({ tenant }: Principal): Promise<Interviewer[]> {
    return listInterviewers(this.#parts.store.forTenant(tenant));
  }

  get({ tenant }: Principal, id: string): Promise<Interviewer> {
    return readInterviewer(this.#parts.store.forTenant(tenant), id);
  }

  /** `version` is the one that was changed. */
  async change(
    principal: Principal,
    id: string,
    version: number,
    given: InterviewerChange,
  ): Promise<Interviewer> {
    const change = parseRequest(InterviewerChange, given, "change");
    const { calendar_url, hours, ...fields } = change;
    const before = await this.get(principal, id);
    assertVersion("interviewer", before, version);
    const zone = fields.time_zone ?? before.time_zone;
    // Days and hours of the same calendar are others in another zone.
    const read = await this.calendars.readChanged(principal, before, zone, calendar_url);
    return this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`interviewer:${principal.tenant}:${id}`);
      const db = transaction.forTenant(principal.tenant);
      assertVersion("interviewer", await readInterviewer(db, id), version);
      await db
        .updateTable("interviewers")
        .set({
          ...present(fields),
          ...(hours && { hours: JSON.stringify(hours) }),
          version: version + 1,
        })
        .where("id", "=", id)
        .execute();
      if (calendar_url === null) await dropCalendar(db, id);
      else if (read !== null) await this.calendars.store(db, id, read);
      await this.#audit(db, principal, "interviewer-changed", id);
      return readInterviewer(db, id);
    });
  }

  /** Who is gone keeps their name, for what was; the rest of them is forgotten. */
  async remove(principal: Principal, id: string): Promise<void> {
    await this.#parts.store.transaction(async (transaction) => {
      const { tenant } = principal;
      // Nobody may be booked while they go.
      await transaction.lock(`people:${tenant}`);
      const db = transaction.forTenant(tenant);
      await readInterviewer(db, id);
      await this.#assertWithoutInterviews(db, id);
      await dropCalendar(db, id);
      await db
        .updateTable("interviewers")
        .set({
          email: "",
          feed_hash: null,
          feed_since: null,
          removed_at: this.#parts.now().toISOString(),
        })
        .where("id", "=", id)
        .execute();
      await this.#audit(db, principal, "interviewer-removed", id);
    });
  }

  /** What is in their calendar and what they lead, without saying what it is. */
  async busy({ tenant }: Principal, id: string, filter: BusyFilter): Promise<BusyTime[]> {
    const { from, to } = parseRequest(BusyFilter, filter, "filter");
    const window = { start: Date.parse(from), end: Date.parse(to) };
    if (window.end <= window.start || window.end - window.start > 92 * DAY) {
      throw talentErrors.error("talent-request-invalid", {
        detail: "`to` must be after `from`, by 92 days at most.",
        issues: [{ path: "to", message: "must be after `from`, by 92 days at most" }],
      });
    }
    const db = this.#parts.store.forTenant(tenant);
    await readInterviewer(db, id);
    return (await busyOf(db, id, window)).map(({ start, end }) => ({
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(end).toISOString(),
    }));
  }

  async #assertWithoutInterviews(db: Db, id: string): Promise<void> {
    const rows = await db
      .selectFrom("interviews")
      .select(["id", "starts_at"])
      .where("interviewer_id", "=", id)
      .where("state", "in", ["proposed", "booked"])
      .where("ends_at", ">", this.#parts.now().toISOString())
      .orderBy("starts_at")
      .limit(50)
      .execute();
    if (rows.length === 0) return;
    throw talentErrors.error("interviewer-booked", {
      detail: `"${id}" still leads ${rows.length === 1 ? "an interview" : `${rows.length} interviews`}.`,
      data: { interviews: rows },
    });
  }

  #audit(
    db: Db,
    principal: Principal,
    action: "interviewer-added" | "interviewer-changed" | "interviewer-removed",
    interviewer_id: string,
  ): Promise<void> {
    return writeAudit(this.#parts, db, principal, { action, facts: { interviewer_id } });
  }
}

/** Without what was left out: a column is not set to nothing. */
function present<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
