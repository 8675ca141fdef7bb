/**
 * What a conversation is about, and the only ways in which it changes that: a résumé that is stored, or
 * one that was sent along and is kept with the conversation. Both are asked the same.
 */
import type { Steps } from "../desk/resume-desk.ts";
import type { Change } from "../history/changes.ts";
import type { Cause } from "../history/edit.ts";
import type { ResumeDocument } from "../model/document.ts";

export interface Changed extends Steps {
  readonly document: ResumeDocument;
  readonly version: number;
  readonly changes: readonly Change[];
}

export type EditCause = Omit<Cause, "of"> & { readonly kind: "chat" | "hand" };

export interface Ground {
  /** Brings an edit of a version onto what holds now. Throws `edit-conflict` where it cannot. */
  edit(
    base_version: number,
    edit: (base: ResumeDocument, current: ResumeDocument) => ResumeDocument,
    cause: EditCause,
    solver: string | null,
  ): Promise<Changed>;
  /** Undefined where there is nothing to take back or make again. */
  step(
    kind: "undo" | "redo",
    times: number,
    cause: Omit<Cause, "kind" | "of">,
  ): Promise<Changed | undefined>;
  /** Without a change. */
  look(): Promise<Changed>;
  /** What it said in a version. */
  at(version: number): Promise<ResumeDocument>;
}
