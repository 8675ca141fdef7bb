/** One edit of a résumé as it is kept, and what may be taken back after many of them. */
import { z } from "zod";
import { Change } from "./changes.ts";
import { Patch } from "./patch.ts";

/** Why a résumé was changed. */
export const CauseKind = z.enum([
  "chat",
  "hand",
  "import",
  "tailor",
  "polish",
  "undo",
  "redo",
  "restore",
]);
export type CauseKind = z.infer<typeof CauseKind>;

export const Cause = z.object({
  kind: CauseKind,
  session_id: z.string().optional().describe("Of a chat"),
  turn_id: z.string().optional().describe("Of a chat: the message that asked for it"),
  of: z.int().optional().describe("The version that was undone, redone or restored"),
});
export type Cause = z.infer<typeof Cause>;

export const Edit = z.object({
  version: z.int().min(2).describe("The version that it made"),
  cause: Cause,
  solver: z.string().nullable().describe("embedded, or the model; null for what a person did"),
  actor: z.string(),
  at: z.string(),
  patch: Patch,
  inverse: Patch,
  changes: z.array(Change),
});
export type Edit = z.infer<typeof Edit>;

export interface Stacks {
  /** Versions that can be undone, the next one last. */
  readonly undo: number[];
  /** Versions that were undone and can be redone, the next one last; a new edit forgets them. */
  readonly redo: number[];
}

/** @param edits oldest first */
export function stacksOf(edits: readonly Pick<Edit, "version" | "cause">[]): Stacks {
  const stacks: Stacks = { undo: [], redo: [] };
  for (const { version, cause } of edits) {
    if (cause.kind === "undo") stacks.redo.push(stacks.undo.pop() ?? version);
    else if (cause.kind === "redo") stacks.undo.push(stacks.redo.pop() ?? version);
    else {
      stacks.undo.push(version);
      stacks.redo.length = 0;
    }
  }
  return stacks;
}
