import { z } from "zod";
import type { Gate, RunsPort } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";

/**
 * What somebody asks of a run that another process may hold: to end, to pause, to look for another plan.
 * It is kept as a gate that is answered from the beginning, so it survives, wakes a run that
 * waits, and is found by the process that holds the run when it renews its claim.
 */
const AskKind = z.enum(["cancel", "replan", "pause", "resume"]);
export type AskKind = z.infer<typeof AskKind>;

export interface Ask {
  readonly gate_id: string;
  readonly kind: AskKind;
  readonly by: string;
  readonly reason: string;
}

const KEYS: Readonly<Record<AskKind, string>> = {
  cancel: "@cancel",
  replan: "@replan",
  pause: "@pause",
  resume: "@resume",
};
const KINDS = new Map(Object.entries(KEYS).map(([kind, key]) => [key, AskKind.parse(kind)]));

/** What is asked by gates that nobody has acted on yet. */
export function asksIn(gates: readonly Gate[]): Ask[] {
  return gates.flatMap(({ gate_id, key, seen, answer }) => {
    const kind = KINDS.get(key);
    if (!kind || seen || !answer) return [];
    return [{ gate_id, kind, by: answer.by, reason: answer.reason ?? "" }];
  });
}

/** Stores what is asked. */
export async function storeAsk(
  { memory, clock, ids }: World,
  run: { readonly tenant: string; readonly run_id: string },
  ask: Omit<Ask, "gate_id">,
): Promise<Ask> {
  const at = new Date(clock.now()).toISOString();
  const { tenant, run_id } = run;
  const gate: Gate = {
    gate_id: ids.next("ask"),
    run_id,
    tenant,
    key: KEYS[ask.kind],
    step: KEYS[ask.kind],
    action: ask.kind,
    phase: "wait",
    ask: null,
    fan_out: false,
    event: null,
    match: null,
    until: null,
    status: "answered",
    answer: { decision: "event", value: null, reason: ask.reason, by: ask.by, at },
    seen: false,
    created_at: at,
  };
  const runs: RunsPort = memory.runs;
  await runs.commit(tenant, run_id, { gates: [gate] });
  return { ...ask, gate_id: gate.gate_id };
}
