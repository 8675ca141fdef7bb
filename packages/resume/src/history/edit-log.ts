/**
 * The edits of one document, newest last, and the document as it is. A value: each function gives
 * another log. It holds what an agent without a database needs to undo, redo and look back, and is the
 * one place that decides what these mean.
 */
import { z } from "zod";
import type { ResumeDocument } from "../model/document.ts";
import { applyPatch } from "./apply-patch.ts";
import { changesBetween } from "./changes.ts";
import { Edit, stacksOf } from "./edit.ts";
import { makePatch } from "./make-patch.ts";

export const EditLog = z.object({
  version: z.int().min(1),
  edits: z.array(Edit),
});
export type EditLog = z.infer<typeof EditLog>;

export const EMPTY_LOG: EditLog = { version: 1, edits: [] };

export type EditOrigin = Pick<Edit, "cause" | "solver" | "actor" | "at">;

/** The edit that leads from one document to another; undefined if they say the same. */
export function editBetween(
  before: ResumeDocument,
  after: ResumeDocument,
  version: number,
  origin: EditOrigin,
): Edit | undefined {
  const patch = makePatch(before, after);
  if (patch.length === 0) return undefined;
  const inverse = makePatch(after, before);
  return { version, patch, inverse, changes: changesBetween(before, after), ...origin };
}

export interface Step {
  /** The version whose edit is taken back or made again. */
  readonly of: number;
  readonly document: ResumeDocument;
}

/**
 * What undoing or redoing leads to, one step for each time, as far as there is something to take back.
 * @param edits those that are on the stack, at least
 */
export function stepsOf(
  kind: "undo" | "redo",
  versions: readonly number[],
  document: ResumeDocument,
  edits: readonly Pick<Edit, "version" | "patch" | "inverse">[],
): Step[] {
  const byVersion = new Map(edits.map((edit) => [edit.version, edit]));
  const steps: Step[] = [];
  let current = document;
  for (const of of versions) {
    const edit = byVersion.get(of);
    if (edit === undefined) break;
    current = applyPatch(current, kind === "undo" ? edit.inverse : edit.patch);
    steps.push({ of, document: current });
  }
  return steps;
}

/** The versions that come next if one goes back or forth so many times. */
export function nextVersions(
  kind: "undo" | "redo",
  times: number,
  edits: readonly Pick<Edit, "version" | "cause">[],
): number[] {
  return stacksOf(edits)[kind].toReversed().slice(0, times);
}

/** The document as it was in a version. */
export function documentAt(
  version: number,
  document: ResumeDocument,
  edits: readonly Pick<Edit, "version" | "inverse">[],
): ResumeDocument {
  return edits
    .filter((edit) => edit.version > version)
    .toSorted((a, b) => b.version - a.version)
    .reduce((later, { inverse }) => applyPatch(later, inverse), document);
}
