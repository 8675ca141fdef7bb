/**
 * A résumé that is open: what the server has, what was changed here since, and whether that is saved.
 * What one sees is both together, at once; it is saved a moment after the last key, or when one leaves
 * a field. Nothing that was typed is thrown away but by the one who typed it: without a connection it
 * waits, a refusal and a conflict keep it, and it outlives the window.
 */
import type { Conflict } from "@bole/server/contract";
import { applyEdits, type HandEdit, withEdit } from "../model/hand-edit.ts";
import { resolveEdits, type Side } from "../model/resolve.ts";
import type { ResumeData } from "../model/structure.ts";
import { type Operation, toPatch } from "../model/to-patch.ts";

/** A version of the résumé. */
export interface Version {
  readonly version: number;
  readonly data: ResumeData;
}

export type SaveStatus = "saved" | "unsaved" | "saving" | "offline" | "conflict" | "refused";

export interface SessionState {
  /** The newest version of the server's that is known here. */
  readonly stored: Version;
  /** With what is not saved yet. */
  readonly data: ResumeData;
  readonly status: SaveStatus;
  readonly conflicts: readonly Conflict[];
  /** Why it was refused. */
  readonly error: unknown;
  /** What is unsaved would be lost with the window. */
  readonly isAtRisk: boolean;
}

/** Edits that are not saved, and the version that they were made on. */
export interface Draft {
  readonly base: Version;
  readonly edits: readonly HandEdit[];
}

export type Failure =
  | { readonly kind: "offline" }
  | { readonly kind: "conflict"; readonly stored: Version; readonly conflicts: readonly Conflict[] }
  | { readonly kind: "refused"; readonly error: unknown };

export interface SessionParts {
  readonly send: (base: number, edits: readonly Operation[]) => Promise<Version>;
  readonly failureOf: (error: unknown) => Failure;
  readonly drafts: {
    readonly read: () => Draft | null;
    /** Null forgets it. @returns whether it is kept */
    readonly write: (draft: Draft | null) => boolean;
  };
  /** @returns how to call it off */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** Long enough that one thought is one version; what is typed is kept in the browser meanwhile. */
const PAUSE_MS = 2_000;
const AGAIN_MS = 3_000;

export type ResumeSession = ReturnType<typeof createResumeSession>;

export function createResumeSession(first: Version, parts: SessionParts) {
  const listeners = new Set<() => void>();
  const draft = parts.drafts.read();
  let stored = first;
  let base = draft?.base ?? first;
  let waiting: readonly HandEdit[] = draft?.edits ?? [];
  let sent: readonly HandEdit[] = [];
  let flight: Promise<void> | null = null;
  let callOff = () => {};
  let problem: Failure | null = null;
  let isKept = true;
  let state = snapshot();

  function snapshot(): SessionState {
    const open = [...sent, ...waiting];
    return {
      stored,
      data: applyEdits(stored.data, open),
      status: statusNow(),
      conflicts: problem?.kind === "conflict" ? problem.conflicts : [],
      error: problem?.kind === "refused" ? problem.error : null,
      isAtRisk: open.length > 0 && !isKept,
    };
  }

  function statusNow(): SaveStatus {
    if (flight !== null && problem === null) return "saving";
    if (problem !== null) return problem.kind;
    return waiting.length > 0 ? "unsaved" : "saved";
  }

  function tell(): void {
    const open = [...sent, ...waiting];
    isKept = parts.drafts.write(open.length === 0 ? null : { base, edits: open });
    state = snapshot();
    for (const listener of listeners) listener();
  }

  function plan(ms: number): void {
    callOff();
    callOff = parts.after(ms, () => void flush());
  }

  async function sendWaiting(): Promise<void> {
    const patch = toPatch(base.data, waiting);
    [sent, waiting] = [waiting, []];
    try {
      const answer = patch.length === 0 ? stored : await parts.send(base.version, patch);
      if (answer.version >= stored.version) stored = answer;
      base = stored;
      sent = [];
      problem = null;
    } catch (error) {
      waiting = [...sent, ...waiting];
      sent = [];
      problem = parts.failureOf(error);
      if (problem.kind === "conflict") stored = problem.stored;
      if (problem.kind === "offline") plan(AGAIN_MS);
    }
  }

  /** Saves all that waits. @returns whether it is saved */
  async function flush(): Promise<boolean> {
    callOff();
    if (flight !== null) await flight;
    while (waiting.length > 0 && flight === null && problem?.kind !== "conflict") {
      flight = sendWaiting().finally(() => {
        flight = null;
        tell();
      });
      tell();
      await flight;
      if (problem !== null) return false;
    }
    return waiting.length === 0 && sent.length === 0;
  }

  if (waiting.length > 0) plan(0);

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (edit: HandEdit) => {
      if (waiting.length + sent.length === 0) base = stored;
      waiting = withEdit(waiting, edit);
      // Another word may be what was missing; a choice between two is still to be made.
      if (problem?.kind === "refused") problem = null;
      tell();
      if (problem === null) plan(PAUSE_MS);
    },
    flush,
    /** A version that came another way: by the chat, by an undo, from another window. */
    adopt: (version: Version) => {
      if (version.version <= stored.version) return;
      stored = version;
      tell();
    },
    /** Of each conflict, one side; then it is saved. */
    resolve: (sides: readonly Side[]) => {
      waiting = resolveEdits(waiting, state.conflicts, sides);
      base = stored;
      problem = null;
      tell();
      return flush();
    },
    /** Gives up what is not saved. */
    discard: () => {
      callOff();
      waiting = [];
      problem = null;
      tell();
    },
  };
}
