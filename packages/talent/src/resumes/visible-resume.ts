/** Who may see a résumé: everybody of the tenant a candidate's, and only its owner an own one. */
import type { Principal } from "@bole/base";
import { talentErrors } from "../errors.ts";
import type { Db } from "../parts.ts";

/** Refuses others' own résumés and deleted ones as if there were none. */
export async function assertVisible(
  db: Db,
  { user }: Pick<Principal, "user">,
  id: string,
): Promise<void> {
  const row = await readOwner(db, id);
  const isVisible = row !== undefined && row.deleted_at === null;
  if (!isVisible || (row.owner !== null && row.owner !== user)) throw unknownResume(id);
}

export function readOwner(db: Db, id: string) {
  return db
    .selectFrom("resumes")
    .innerJoin("people", "people.id", "resumes.person_id")
    .select(["people.owner", "resumes.person_id", "resumes.deleted_at"])
    .where("resumes.id", "=", id)
    .executeTakeFirst();
}

export function unknownResume(id: string) {
  return talentErrors.error("resume-unknown", `There is no résumé "${id}".`);
}
