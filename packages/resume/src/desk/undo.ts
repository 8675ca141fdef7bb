/** Going back and forth: each step is a new version, whose cause says which edit it takes back. */
import type { Principal } from "@bole/base";
import type { Resume } from "@bole/talent";
import { resumeErrors } from "../errors.ts";
import { type Change, changesBetween } from "../history/changes.ts";
import type { Cause } from "../history/edit.ts";
import { nextVersions, stepsOf } from "../history/edit-log.ts";
import { commitDocument } from "./commit.ts";
import { readCauses, readPatches } from "./edit-rows.ts";
import type { DeskParts, Transaction } from "./parts.ts";

export interface Stepped {
  readonly resume: Resume;
  /** From before the first step to after the last. */
  readonly changes: Change[];
}

export async function stepResume(
  parts: DeskParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
  step: {
    readonly kind: "undo" | "redo";
    readonly times: number;
    readonly cause?: Omit<Cause, "kind" | "of">;
  },
): Promise<Stepped> {
  const { kind, times, cause } = step;
  const before = await parts.talent.resumes.lockIn(transaction, principal, id);
  let resume = before;
  const db = transaction.forTenant(principal.tenant);
  const versions = nextVersions(kind, times, await readCauses(db, id));
  const patches = await readPatches(db, id, versions);
  for (const { of, document } of stepsOf(kind, versions, resume.data, patches)) {
    const origin = { cause: { ...cause, kind, of }, solver: null };
    ({ resume } = await commitDocument(parts, transaction, principal, resume, document, origin));
  }
  if (resume !== before) return { resume, changes: changesBetween(before.data, resume.data) };
  throw resumeErrors.error(
    kind === "undo" ? "nothing-to-undo" : "nothing-to-redo",
    `The résumé "${id}" has no edit to ${kind}.`,
  );
}
