import type { CompiledStep } from "../../compile/compiled-plan.ts";
import { isRecord, type JsonValue } from "../../contracts/json.ts";
import type { PlanDraft } from "../../contracts/plan.ts";
import { engineErrors } from "../../errors.ts";
import type { RunRecord } from "../../memory/ports/index.ts";
import { findRun } from "../find-run.ts";
import { isOver } from "../run-over.ts";
import { type Call, type CallRequest, FailedCall } from "../steps/call.ts";
import { retryKey } from "../steps/journal-key.ts";
import type { RunContext, StartChild } from "../steps/run-context.ts";
import { childId, RUN_ENDED } from "./child-id.ts";

/** The one step of a child's plan. */
const STEP = "1";
/** A process may die between a child's end and telling of it: so its parent looks by itself, ever less often. */
const FIRST_LOOK_MS = 60_000;
const RAREST_LOOK_MS = 3_600_000;

/**
 * Calls a step's agent in a run of its own: with its own id, log, questions to people and place in the lists. The run around it
 * waits as for any other event and needs no memory meanwhile. Tries and times are the child's.
 */
export async function callChild(
  run: RunContext,
  startChild: StartChild,
  compiled: CompiledStep,
  request: CallRequest,
): Promise<Call> {
  const { tenant, run_id } = run.run;
  const child_id = childId(run_id, request.key);
  const { tokens, cost } = run.budget.remaining();
  await startChild({
    tenant,
    run_id: child_id,
    plan: planOf(compiled, request.input),
    input: request.input,
    budget: { ...(tokens !== null && { tokens }), ...(cost !== null && { cost }) },
    parent: { run_id, key: request.key, effects: effectsOf(run, request.key) },
  });
  const child = await untilOver(run, compiled, request, child_id);
  return callOf(run, compiled, child);
}

function planOf({ step, agent }: CompiledStep, input: JsonValue): PlanDraft {
  const { retry, timeout_ms } = step;
  const names = isRecord(input) ? Object.keys(input) : [];
  return {
    description: agent.description,
    steps: [
      {
        id: STEP,
        action: step.action,
        args: Object.fromEntries(names.map((name) => [name, `$input[${quoted(name)}]`])),
        ...(retry && { retry }),
        ...(timeout_ms !== undefined && { timeout_ms }),
      },
    ],
  };
}

/** What a child does is known by the place of the step: another child of the same step must not send it again. */
function effectsOf({ run, effectKey }: RunContext, key: string): string {
  return `${run.parent?.effects ?? run.run_id}:${effectKey(key)}`;
}

async function untilOver(
  run: RunContext,
  { step }: CompiledStep,
  { key }: CallRequest,
  child_id: string,
): Promise<RunRecord> {
  for (let look = 1; ; look++) {
    const child = await findRun(run.memory, run.run.tenant, child_id);
    if (isOver(child)) return child;
    const pause = Math.min(FIRST_LOOK_MS * 2 ** (look - 1), RAREST_LOOK_MS);
    await run.gates.pass({
      key: retryKey(key, look),
      step: step.id,
      action: step.action,
      phase: "wait",
      ask: null,
      fan_out: false,
      event: RUN_ENDED,
      match: { run_id: child_id },
      until: run.clock.now() + pause,
    });
  }
}

function callOf(run: RunContext, { step }: CompiledStep, child: RunRecord): Call {
  const spent = { tokens: 0, cost: 0 };
  const effort = () => ({ attempts: 0, cached: false, ...spent });
  try {
    run.budget.spend({ tokens: child.spent.tokens, cost: child.spent.cost }, spent);
    if (child.status !== "completed") throw failed(step.id, child);
    return { result: resultOf(child), ...effort() };
  } catch (error) {
    throw new FailedCall(error, effort());
  }
}

/** It fits the agent's schema: the child has checked it. */
function resultOf({ result }: RunRecord): JsonValue {
  return (result !== null && isRecord(result) ? result[STEP] : null) ?? null;
}

const quoted = (name: string) => `"${name.replaceAll(/[\\"]/g, "\\$&")}"`;

function failed(step: string, { run_id, status, error }: RunRecord) {
  const why = error ? `: ${error.message}` : ".";
  return engineErrors.error("child-run-failed", {
    detail: `Run "${run_id}" of step "${step}" was ${status}${why}`,
    data: { run_id, status, code: error?.code ?? status },
  });
}
