/** Edits in columns. */
import { z } from "zod";
import { Change } from "../history/changes.ts";
import { Cause, type Edit } from "../history/edit.ts";
import { Patch } from "../history/patch.ts";
import type { NewRow } from "../sql/tables.ts";
import type { Db } from "./parts.ts";

export function toEditRow(resume_id: string, edit: Edit): NewRow<"resume_edits"> {
  return {
    ...edit,
    resume_id,
    cause: JSON.stringify(edit.cause),
    patch: JSON.stringify(edit.patch),
    inverse: JSON.stringify(edit.inverse),
    changes: JSON.stringify(edit.changes),
  };
}

/** Why each version came to be, oldest first: all that undo and redo are decided by. */
export async function readCauses(db: Db, id: string): Promise<Pick<Edit, "version" | "cause">[]> {
  const rows = await db
    .selectFrom("resume_edits")
    .select(["version", "cause"])
    .where("resume_id", "=", id)
    .orderBy("version")
    .execute();
  return rows.map(({ version, cause }) => ({ version, cause: Cause.parse(JSON.parse(cause)) }));
}

type Patches = Pick<Edit, "version" | "patch" | "inverse">;

export async function readPatches(
  db: Db,
  id: string,
  versions: readonly number[],
): Promise<Patches[]> {
  if (versions.length === 0) return [];
  const rows = await patchRows(db, id).where("version", "in", versions).execute();
  return rows.map(fromPatchRow);
}

/** Of everything that came after a version. */
export async function readPatchesAfter(db: Db, id: string, version: number): Promise<Patches[]> {
  const rows = await patchRows(db, id).where("version", ">", version).execute();
  return rows.map(fromPatchRow);
}

function patchRows(db: Db, id: string) {
  return db
    .selectFrom("resume_edits")
    .select(["version", "patch", "inverse"])
    .where("resume_id", "=", id);
}

function fromPatchRow(row: { version: number; patch: string; inverse: string }): Patches {
  const { version, patch, inverse } = row;
  return {
    version,
    patch: Patch.parse(JSON.parse(patch)),
    inverse: Patch.parse(JSON.parse(inverse)),
  };
}

export type EditSummary = Omit<Edit, "patch" | "inverse">;

/** Newest first. */
export async function readSummaries(
  db: Db,
  id: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<EditSummary[]> {
  let query = db
    .selectFrom("resume_edits")
    .select(["version", "cause", "solver", "actor", "at", "changes"])
    .where("resume_id", "=", id)
    .orderBy("version", "desc")
    .limit(limit);
  if (before !== undefined) query = query.where("version", "<", before);
  const rows = await query.execute();
  return rows.map(({ cause, changes, ...row }) => ({
    ...row,
    cause: Cause.parse(JSON.parse(cause)),
    changes: z.array(Change).parse(JSON.parse(changes)),
  }));
}
