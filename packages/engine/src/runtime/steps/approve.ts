import type { CompiledStep } from "../../compile/compiled-plan.ts";
import type { StepApproval } from "../../contracts/execution-ctx.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { GateAnswer } from "../../memory/ports/index.ts";
import { gateId } from "./gate-keeper.ts";
import type { RunContext } from "./run-context.ts";

/** Who said yes, and where. */
export type SaidYes = Omit<StepApproval, "input">;

export type Verdict =
  | { readonly approved: true; readonly value: JsonValue; readonly said: SaidYes | null }
  | { readonly approved: false; readonly message: string };

/** Asks a person about a step's input or its result, and takes what they changed. */
export async function approve(
  run: RunContext,
  { step }: CompiledStep,
  ask: { key: string; phase: "before" | "after"; value: JsonValue; fan_out: boolean },
): Promise<Verdict> {
  const answer = await run.gates.pass({
    key: ask.key,
    step: step.id,
    action: step.action,
    phase: ask.phase,
    ask: ask.value,
    fan_out: ask.fan_out,
    event: null,
    match: null,
    until: null,
  });
  const gate_id = gateId(run.run.run_id, ask.key, ask.phase);
  return verdictOf(answer, ask.value, gate_id);
}

function verdictOf(
  { decision, value, reason, by, roles = [] }: GateAnswer,
  asked: JsonValue,
  gate_id: string,
): Verdict {
  if (decision === "reject") {
    return { approved: false, message: `Rejected by ${by}${reason ? `: ${reason}` : "."}` };
  }
  const said = { gate_id, by, roles };
  return { approved: true, value: decision === "modify" ? value : asked, said };
}
