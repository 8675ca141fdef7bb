/** A file that is here already, byte for byte. */
import type { Principal } from "@bole/base";
import { addApplication, findApplication } from "../applications/applications.ts";
import { readJobById } from "../jobs/jobs.ts";
import type { PersonSource } from "../model/person.ts";
import type { Db, TalentParts } from "../parts.ts";
import { lockPeople } from "../people/lock-people.ts";
import { duplicatesOf } from "../people/sameness/duplicates.ts";
import { bringBack } from "../resumes/delete-resume.ts";
import { findKnownFile, type KnownFile } from "./find-known.ts";

export interface Destination {
  readonly job_id: string | undefined;
  readonly source: PersonSource;
  /** Whose own résumé it is; null for a candidate's. */
  readonly owner: string | null;
}

export interface Stored {
  readonly status: "imported" | "updated" | "unchanged";
  readonly person_id: string;
  readonly resume_id: string;
  readonly possible_duplicates: string[];
}

/** It need not be read again; undefined if it is not here. */
export async function keepKnownFile(
  parts: TalentParts,
  principal: Principal,
  sha256: string,
  destination: Destination,
): Promise<Stored | undefined> {
  const { tenant } = principal;
  const seen = await findKnownFile(parts.store.forTenant(tenant), sha256, destination.owner);
  if (seen === undefined) return undefined;
  return parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, tenant);
    const db = transaction.forTenant(tenant);
    const known = await findKnownFile(db, sha256, destination.owner);
    return known && keep(parts, db, principal, known, destination);
  });
}

/** Nothing changes, but the person may become a candidate for the job. */
export async function keep(
  parts: TalentParts,
  db: Db,
  principal: Principal,
  known: KnownFile,
  { job_id }: Destination,
): Promise<Stored> {
  await apply(parts, db, principal, known.person_id, job_id);
  // Who imports a file whose résumé they deleted wants it back.
  if (known.deleted_at !== null) await bringBack(db, known.resume_id, known.person_id);
  const { person_id, resume_id } = known;
  return { status: "unchanged", person_id, resume_id, ...(await proposals(db, person_id)) };
}

export async function apply(
  parts: TalentParts,
  db: Db,
  principal: Principal,
  person_id: string,
  job_id: string | undefined,
): Promise<void> {
  if (job_id === undefined) return;
  await readJobById(db, job_id);
  if ((await findApplication(db, { person_id, job_id })) !== undefined) return;
  const application = { person_id, job_id, stage: "sourced" as const, reason: "" };
  await addApplication(parts, db, principal, application);
}

export async function proposals(
  db: Db,
  personId: string,
): Promise<Pick<Stored, "possible_duplicates">> {
  const duplicates = await duplicatesOf(db, personId);
  return { possible_duplicates: duplicates.map(({ person }) => person.id) };
}
