/** Appointments and who leads them, as they are kept. Inviting somebody is for the gate of effects. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { readApplication } from "../applications/read-applications.ts";
import { talentErrors } from "../errors.ts";
import { Interview, Interviewer } from "../model/interview.ts";
import type { Db, TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";

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
  "interviews.state",
] as const;

export const NewInterviewer = Interviewer.omit({ id: true }).extend({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(320),
  calendar: z.string().default(""),
});
export type NewInterviewer = z.input<typeof NewInterviewer>;

/** Times are instants in UTC; `time_zone` says in which they are spoken of. */
export const NewInterview = Interview.omit({ id: true, uid: true, sequence: true })
  .extend({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ["ends_at"],
    message: "must be after its beginning",
  });
export type NewInterview = z.input<typeof NewInterview>;

export class Interviews {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  async addInterviewer({ tenant }: Principal, given: NewInterviewer): Promise<Interviewer> {
    const checked = parseRequest(NewInterviewer, given, "interviewer");
    const interviewer: Interviewer = { ...checked, id: this.#parts.newId("interviewer") };
    await this.#parts.store
      .forTenant(tenant)
      .insertInto("interviewers")
      .values({ ...interviewer, created_at: this.#parts.now().toISOString() })
      .execute();
    return interviewer;
  }

  interviewers({ tenant }: Principal): Promise<Interviewer[]> {
    return this.#parts.store
      .forTenant(tenant)
      .selectFrom("interviewers")
      .select(["id", "name", "email", "time_zone", "calendar"])
      .orderBy("name")
      .execute();
  }

  /** Keeps an appointment. */
  async record({ tenant }: Principal, given: NewInterview): Promise<Interview> {
    const checked = parseRequest(NewInterview, given, "interview");
    const id = this.#parts.newId("interview");
    const interview: Interview = { ...checked, id, uid: `${id}@bole`, sequence: 0 };
    const at = this.#parts.now().toISOString();
    return this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      await readApplication(db, interview.application_id);
      await assertInterviewer(db, interview.interviewer_id);
      await db
        .insertInto("interviews")
        .values({ ...interview, created_at: at, updated_at: at })
        .execute();
      return interview;
    });
  }

  /** Somebody's appointments, the latest first. */
  of({ tenant }: Principal, personId: string): Promise<Interview[]> {
    return interviewsOf(this.#parts.store.forTenant(tenant), personId);
  }
}

export function interviewsOf(db: Db, personId: string): Promise<Interview[]> {
  return db
    .selectFrom("interviews")
    .innerJoin("applications", "applications.id", "interviews.application_id")
    .select(COLUMNS)
    .where("applications.person_id", "=", personId)
    .orderBy("interviews.starts_at", "desc")
    .execute();
}

async function assertInterviewer(db: Db, id: string): Promise<void> {
  const row = await db
    .selectFrom("interviewers")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) {
    throw talentErrors.error("interviewer-unknown", `There is no interviewer "${id}".`);
  }
}
