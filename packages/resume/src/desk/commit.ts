/**
 * The one way by which a stored résumé changes: an edit of the version that its author saw, brought
 * onto what holds now, written together with the patch that made it. All of it, or nothing.
 */
import type { Principal } from "@bole/base";
import type { Resume } from "@bole/talent";
import { resumeErrors } from "../errors.ts";
import type { Cause, Edit } from "../history/edit.ts";
import { documentAt, editBetween } from "../history/edit-log.ts";
import { merge } from "../history/merge.ts";
import { asStored, type ResumeDocument } from "../model/document.ts";
import { readPatchesAfter, toEditRow } from "./edit-rows.ts";
import type { Db, DeskParts, Transaction } from "./parts.ts";

export interface Origin {
  readonly cause: Cause;
  /** `embedded`, or the model; null for what a person did. */
  readonly solver: string | null;
}

export interface Committed {
  readonly resume: Resume;
  /** Null where it says what it said before; then there is no new version. */
  readonly edit: Edit | null;
  /** Whether others had changed something else in between. */
  readonly merged: boolean;
}

/** @param edit what its author makes of the version that they saw */
export async function commitEdit(
  parts: DeskParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
  {
    base_version,
    edit,
    ...origin
  }: Origin & {
    readonly base_version: number;
    readonly edit: (base: ResumeDocument) => ResumeDocument;
  },
): Promise<Committed> {
  const current = await parts.talent.resumes.lockIn(transaction, principal, id);
  const db = transaction.forTenant(principal.tenant);
  const base = await versionOf(db, current, base_version);
  const yours = edit(base);
  const isNewest = base_version === current.version;
  const after = isNewest ? yours : rebased(current, base, yours);
  const committed = await commitDocument(parts, transaction, principal, current, after, origin);
  return { ...committed, merged: !isNewest };
}

/** Nothing stands between what was read and what is written: the résumé is locked. */
export async function commitDocument(
  parts: DeskParts,
  transaction: Transaction,
  principal: Principal,
  current: Resume,
  after: ResumeDocument,
  origin: Origin,
): Promise<Omit<Committed, "merged">> {
  const data = asStored(after);
  const edit = editBetween(current.data, data, current.version + 1, {
    ...origin,
    actor: principal.user,
    at: parts.now().toISOString(),
  });
  if (edit === undefined) return { resume: current, edit: null };
  const { id, version } = current;
  const resume = await parts.talent.resumes.changeIn(transaction, principal, id, { version, data });
  await transaction
    .forTenant(principal.tenant)
    .insertInto("resume_edits")
    .values(toEditRow(id, edit))
    .execute();
  return { resume, edit };
}

/** What the résumé said in a version. */
export async function versionOf(db: Db, current: Resume, version: number): Promise<ResumeDocument> {
  if (version === current.version) return current.data;
  if (!Number.isInteger(version) || version < 1 || version > current.version) {
    throw resumeErrors.error("resume-version-unknown", {
      detail: `The résumé "${current.id}" has the versions 1 to ${current.version}, and no ${version}.`,
      data: { version: current.version },
    });
  }
  const later = await readPatchesAfter(db, current.id, version);
  // Somebody may have gone on since it was read.
  const known = later.filter((edit) => edit.version <= current.version);
  return documentAt(version, current.data, known);
}

function rebased(current: Resume, base: ResumeDocument, yours: ResumeDocument): ResumeDocument {
  const { document, conflicts } = merge(base, yours, current.data);
  if (conflicts.length === 0) return document;
  throw resumeErrors.error("edit-conflict", {
    detail: `Version ${current.version} of the résumé "${current.id}" says something else of the same.`,
    data: { version: current.version, conflicts, resume_data: current.data },
  });
}
