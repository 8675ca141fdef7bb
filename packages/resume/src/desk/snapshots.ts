/** Versions with a name, to compare with and to come back to. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { resumeErrors } from "../errors.ts";
import type { Db, DeskParts } from "./parts.ts";

export const Snapshot = z.object({
  id: z.string(),
  version: z.int().min(1),
  name: z.string(),
  actor: z.string(),
  created_at: z.string(),
});
export type Snapshot = z.infer<typeof Snapshot>;

const COLUMNS = ["id", "version", "name", "actor", "created_at"] as const;

/** Newest first. */
export function readSnapshots(db: Db, resumeId: string): Promise<Snapshot[]> {
  return db
    .selectFrom("resume_snapshots")
    .select(COLUMNS)
    .where("resume_id", "=", resumeId)
    .orderBy("pos", "desc")
    .execute();
}

export async function readSnapshot(db: Db, resumeId: string, id: string): Promise<Snapshot> {
  const snapshots = await readSnapshots(db, resumeId);
  const found = snapshots.find((snapshot) => snapshot.id === id);
  if (found !== undefined) return found;
  throw resumeErrors.error("snapshot-unknown", `The résumé "${resumeId}" has no snapshot "${id}".`);
}

export async function addSnapshot(
  { now, newId }: DeskParts,
  db: Db,
  { user }: Principal,
  resume_id: string,
  { name, version }: Pick<Snapshot, "name" | "version">,
): Promise<Snapshot> {
  const snapshots = await readSnapshots(db, resume_id);
  if (snapshots.some((snapshot) => snapshot.name === name)) {
    throw resumeErrors.error("snapshot-exists", `There is a snapshot "${name}" already.`);
  }
  const snapshot = {
    id: newId("snapshot"),
    version,
    name,
    actor: user,
    created_at: now().toISOString(),
  };
  await db
    .insertInto("resume_snapshots")
    .values({ ...snapshot, resume_id })
    .execute();
  return snapshot;
}
