import type { Gate } from "../../memory/ports/index.ts";
import { type Ask, asksIn } from "../planned/ask.ts";

/** What people have asked of a run while it was put aside. */
export interface StandingAsks {
  readonly cancel: Ask | undefined;
  /** The last word: to pause, or to go on. */
  readonly last: Ask | undefined;
  /** Pauses and their ends, which are dealt with by the last one. */
  readonly seen: readonly string[];
}

export function standingAsks(gates: readonly Gate[]): StandingAsks {
  const asks = asksIn(gates);
  const standing = asks.filter(({ kind }) => kind === "pause" || kind === "resume");
  return {
    cancel: asks.find(({ kind }) => kind === "cancel"),
    last: standing.at(-1),
    seen: standing.map(({ gate_id }) => gate_id),
  };
}
