/** Going back and forth: each step is a new version, whose cause says which edit it takes back. */
import type { Principal } from "@bole/base";
import type { Resume } from "@bole/talent";
import { resumeErrors } from "../errors.ts";
import type { Cause, Edit } from "../history/edit.ts";
import { nextVersions, stepsOf } from "../history/edit-log.ts";
import { commitDocument } from "./commit.ts";
import { readCauses, readPatches } from "./edit-rows.ts";
import type { DeskParts, Transaction } from "./parts.ts";

export interface Stepped {
  readonly resume: Resume;
  /** One for each step that was taken; never none. */
  readonly edits: readonly Edit[];
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
  let resume = await parts.talent.resumes.lockIn(transaction, principal, id);
  const db = transaction.forTenant(principal.tenant);
  const versions = nextVersions(kind, times, await readCauses(db, id));
  const edits: Edit[] = [];
  const patches = await readPatches(db, id, versions);
  for (const { of, document } of stepsOf(kind, versions, resume.data, patches)) {
    const origin = { cause: { ...cause, kind, of }, solver: null };
    const made = await commitDocument(parts, transaction, principal, resume, document, origin);
    resume = made.resume;
    if (made.edit !== null) edits.push(made.edit);
  }
  if (edits.length > 0) return { resume, edits };
  throw resumeErrors.error(
    kind === "undo" ? "nothing-to-undo" : "nothing-to-redo",
    `The résumé "${id}" has no edit to ${kind}.`,
  );
}
