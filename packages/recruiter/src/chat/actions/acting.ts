/** What every small thing is done with, and what came of it. */
import type { Principal } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import type { RecordLink } from "../../model/events.ts";
import type { Undoable } from "../../model/undoable.ts";
import type { Joining, SessionMemory } from "../../reading/memory.ts";
import type { ChatParts } from "../parts.ts";

export interface Done {
  readonly text: string;
  readonly links: readonly RecordLink[];
  readonly person_ids: readonly string[];
  readonly job_id: string | null;
  /** Effects that wait for a yes. */
  readonly proposals: readonly string[];
  readonly joining: readonly Joining[];
  readonly done: readonly Undoable[];
  /** Ids of what was taken back. */
  readonly undone: readonly string[];
}

export interface Acting {
  readonly parts: ChatParts;
  readonly language: "zh" | "en";
  readonly principal: Principal;
  readonly ctx: Pick<ExecutionCtx, "tenant" | "run_id" | "signal" | "ids" | "logger" | "effects">;
  readonly memory: SessionMemory;
}

export function done(text: string, rest: Partial<Done> = {}): Done {
  const nothing = { links: [], person_ids: [], job_id: null, proposals: [], joining: [] };
  return { text, ...nothing, done: [], undone: [], ...rest };
}

/** For the conversation's list of what was done. */
export const didOf = (
  { ctx }: Pick<Acting, "ctx">,
  tool: string,
  label: string,
  inverse: Undoable["inverse"],
): Undoable => ({ id: ctx.ids.next("done"), tool, label, inverse });
