/** What every small thing is done with, and what came of it. */
import type { Principal } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import type { RecordLink } from "../../model/events.ts";
import type { ChatParts } from "../parts.ts";

export interface Done {
  readonly text: string;
  readonly links: readonly RecordLink[];
  readonly person_ids: readonly string[];
  readonly job_id: string | null;
  /** The effect that waits for a yes to what was just proposed. */
  readonly proposal: string | null;
}

export interface Acting {
  readonly parts: ChatParts;
  readonly language: "zh" | "en";
  readonly principal: Principal;
  readonly ctx: ExecutionCtx;
}

export function done(text: string, rest: Partial<Done> = {}): Done {
  return { text, links: [], person_ids: [], job_id: null, proposal: null, ...rest };
}
