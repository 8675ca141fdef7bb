/** People with their résumés, the files of these, and all that was made of them. */
import type { Db, Transaction } from "../parts.ts";
import { eraseResumes } from "../resumes/erase-resumes.ts";
import type { SearchIndex } from "../search/index.ts";
import { orNone } from "../sql/or-none.ts";

export interface Removing {
  readonly transaction: Transaction;
  readonly db: Db;
  readonly search: SearchIndex | undefined;
  readonly tenant: string;
}

export async function deletePeople(removing: Removing, people: readonly string[]): Promise<void> {
  const { transaction, db, search, tenant } = removing;
  const ids = orNone(people);
  for (const resumeId of await deleteResumes(db, ids)) {
    await search?.remove(transaction, tenant, "resume", resumeId);
  }
  for (const id of people) {
    await search?.remove(transaction, tenant, "person", id);
    await search?.remove(transaction, tenant, "profile", id);
  }
  await db.deleteFrom("person_traits").where("person_id", "in", ids).execute();
  await db.deleteFrom("person_tags").where("person_id", "in", ids).execute();
  const notes = db.selectFrom("person_notes").select("id").where("person_id", "in", ids);
  await db.deleteFrom("note_mentions").where("note_id", "in", notes).execute();
  await db.deleteFrom("person_notes").where("person_id", "in", ids).execute();
  await db.deleteFrom("person_labels").where("person_id", "in", ids).execute();
  await db
    .deleteFrom("possible_duplicates")
    .where(({ or, eb }) => or([eb("person_id", "in", ids), eb("other_id", "in", ids)]))
    .execute();
  await db
    .deleteFrom("different_people")
    .where(({ or, eb }) => or([eb("person_id", "in", ids), eb("other_id", "in", ids)]))
    .execute();
  await db.deleteFrom("merged_people").where("into_id", "in", ids).execute();
  await db.deleteFrom("people").where("id", "in", ids).execute();
}

async function deleteResumes(db: Db, people: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("resumes")
    .select(["id", "document_id"])
    .where("person_id", "in", people)
    .execute();
  return eraseResumes(db, rows);
}
