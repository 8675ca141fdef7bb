import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import type { Agent } from "../../contracts/agent.ts";
import { assertJson, type JsonValue } from "../../contracts/json.ts";
import { engineErrors } from "../../errors.ts";
import { parseInput, parseOutput } from "./agent-io.ts";
import type { CallRequest } from "./call.ts";
import { innerPrefix } from "./journal-key.ts";
import type { RunContext } from "./run-context.ts";

/** Calls a composite: its plan runs in the same run, on the same journal, one level down. */
export async function runInnerPlan(
  run: RunContext,
  agent: Agent,
  inner: CompiledPlan,
  { key, input }: CallRequest,
  attempt: number,
): Promise<JsonValue> {
  const own = assertJson(parseInput(agent, input), `The input of agent "${agent.name}"`);
  const { halt, scope } = await run.activity.aside(() =>
    run.runPlan(inner, own, innerPrefix(key, attempt)),
  );
  run.stop.throwIfStopped();
  if (halt) {
    throw engineErrors.error("inner-plan-failed", {
      detail: `Step "${halt.step}" inside "${agent.name}" failed: ${halt.failure.message}`,
      data: { step: halt.step, code: halt.failure.code },
    });
  }
  const result = inner.result?.(scope) ?? null;
  return assertJson(parseOutput(agent, result), `The result of agent "${agent.name}"`);
}
