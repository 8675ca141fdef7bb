/** Erases résumés for good. Not part of the package's surface. */
import type { Db } from "../parts.ts";
import { orNone } from "../sql/or-none.ts";

/** With what hangs on them, and their files. */
export async function eraseResumes(
  db: Db,
  rows: readonly { readonly id: string; readonly document_id: string | null }[],
): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("assessments").where("resume_id", "in", orNone(ids)).execute();
  await db.deleteFrom("resumes").where("id", "in", orNone(ids)).execute();
  await deleteDocuments(
    db,
    rows.flatMap(({ document_id }) => (document_id === null ? [] : [document_id])),
  );
  return ids;
}

/** Unless a résumé that stays was read from the same file. */
async function deleteDocuments(db: Db, ids: readonly string[]): Promise<void> {
  const used = await db
    .selectFrom("resumes")
    .select("document_id")
    .where("document_id", "in", orNone(ids))
    .execute();
  const stay = new Set(used.map(({ document_id }) => document_id));
  const going = ids.filter((id) => !stay.has(id));
  await db.deleteFrom("documents").where("id", "in", orNone(going)).execute();
}
