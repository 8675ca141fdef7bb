/** A résumé that was sent along, with its edits, in memory: for a conversation that keeps it, or an agent. */
import { resumeErrors } from "../errors.ts";
import { type Change, changesBetween } from "../history/changes.ts";
import { type Cause, type Edit, stacksOf } from "../history/edit.ts";
import {
  documentAt,
  type EditLog,
  editBetween,
  nextVersions,
  stepsOf,
} from "../history/edit-log.ts";
import { merge } from "../history/merge.ts";
import type { ResumeDocument } from "../model/document.ts";
import type { Changed, Ground } from "./ground.ts";

/** Older ones can no longer be undone. */
const MAX_EDITS = 200;

/** What is kept of a résumé that was sent along. */
export interface Kept {
  document: ResumeDocument;
  log: EditLog;
}

/** Changes `kept`, which whoever holds the conversation writes afterwards. */
export function keptGround(kept: Kept, actor: string, now: () => Date): Ground {
  const told = (changes: readonly Change[]): Changed => {
    const { undo, redo } = stacksOf(kept.log.edits);
    const steps = { can_undo: undo.length > 0, can_redo: redo.length > 0 };
    return { document: kept.document, version: kept.log.version, changes, ...steps };
  };
  const keep = (after: ResumeDocument, cause: Cause, solver: string | null): Edit | undefined => {
    const version = kept.log.version + 1;
    const at = now().toISOString();
    const edit = editBetween(kept.document, after, version, { cause, solver, actor, at });
    kept.document = after;
    if (edit === undefined) return undefined;
    kept.log = { version, edits: [...kept.log.edits, edit].slice(-MAX_EDITS) };
    return edit;
  };
  const at = (version: number) => {
    const { log, document } = kept;
    if (version >= log.version - log.edits.length) return documentAt(version, document, log.edits);
    throw resumeErrors.error("resume-version-unknown", `Version ${version} is no longer known.`);
  };
  return {
    async edit(base_version, edit, cause, solver) {
      const base = at(base_version);
      const yours = edit(base, kept.document);
      const { document, conflicts } = merge(base, yours, kept.document);
      if (conflicts.length > 0) {
        throw resumeErrors.error("edit-conflict", {
          detail: "Another message changed the same in between.",
          data: { conflicts, resume_data: kept.document },
        });
      }
      return told(keep(document, cause, solver)?.changes ?? []);
    },
    async step(kind, times, cause) {
      const { edits } = kept.log;
      const before = kept.document;
      const steps = stepsOf(kind, nextVersions(kind, times, edits), before, edits);
      for (const { of, document } of steps) keep(document, { ...cause, kind, of }, null);
      return steps.length === 0 ? undefined : told(changesBetween(before, kept.document));
    },
    look: async () => told([]),
    at: async (version) => at(version),
  };
}
