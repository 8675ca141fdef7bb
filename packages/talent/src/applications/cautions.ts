/** What somebody should know before they turn to people whom a search has found. */
import { z } from "zod";
import { Stage } from "../model/application.ts";
import type { Db } from "../parts.ts";
import { orNone } from "../sql/or-none.ts";
import { addressHash } from "../suppressions/address-hash.ts";

export const Caution = z.object({
  person_id: z.string(),
  kind: z.enum(["do_not_contact", "rejected_here", "already_here", "late_elsewhere"]),
  job_title: z.string().nullable().describe("Of the application that it is about"),
  stage: Stage.nullable().describe("Of that application"),
});
export type Caution = z.infer<typeof Caution>;

/** Somebody else is about to hire them, or has. */
const LATE: readonly Stage[] = ["interview", "offer", "hired"];

/** @param jobId the job that they were found for, if any */
export async function cautionsOf(
  db: Db,
  personIds: readonly string[],
  jobId: string | null,
): Promise<Caution[]> {
  return [...(await uncontactable(db, personIds)), ...(await applied(db, personIds, jobId))];
}

async function uncontactable(db: Db, personIds: readonly string[]): Promise<Caution[]> {
  const people = await db
    .selectFrom("people")
    .select(["id", "email", "consent"])
    .where("id", "in", orNone(personIds))
    .execute();
  const hashOf = (email: string | null) => (email === null ? "" : addressHash(db.tenant, email));
  const listed = await db
    .selectFrom("suppressions")
    .select("address_hash")
    .where("address_hash", "in", orNone(people.map(({ email }) => hashOf(email))))
    .execute();
  const hashes = new Set(listed.map(({ address_hash }) => address_hash));
  return people
    .filter(({ email, consent }) => consent === "withdrawn" || hashes.has(hashOf(email)))
    .map(({ id }) => ({ person_id: id, kind: "do_not_contact", job_title: null, stage: null }));
}

async function applied(
  db: Db,
  personIds: readonly string[],
  jobId: string | null,
): Promise<Caution[]> {
  const rows = await db
    .selectFrom("pipeline")
    .innerJoin("jobs", "jobs.id", "pipeline.job_id")
    .select(["pipeline.person_id", "pipeline.job_id", "pipeline.stage", "jobs.title as job_title"])
    .where("pipeline.person_id", "in", orNone(personIds))
    .where("jobs.deleted_at", "is", null)
    .orderBy("pipeline.updated_at", "desc")
    .execute();
  return rows.flatMap(({ job_id, ...row }): Caution[] => {
    if (job_id !== jobId)
      return LATE.includes(row.stage) ? [{ ...row, kind: "late_elsewhere" }] : [];
    return [{ ...row, kind: row.stage === "rejected" ? "rejected_here" : "already_here" }];
  });
}
