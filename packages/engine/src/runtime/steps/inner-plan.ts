import type { CompiledGraph, CompiledPlan } from "../../compile/compiled-plan.ts";
import type { Agent } from "../../contracts/agent.ts";
import { assertJson, type JsonValue } from "../../contracts/json.ts";
import { engineErrors } from "../../errors.ts";
import { parseInput, parseOutput } from "./agent-io.ts";
import type { CallRequest } from "./call.ts";
import { timedOut } from "./failure.ts";
import { innerKeys, innerPrefix, type PlanKeys } from "./journal-key.ts";
import type { RunContext } from "./run-context.ts";
import { CutOff, PartStop } from "./run-stop.ts";

interface InnerCall extends CallRequest {
  readonly attempt: number;
  /** How long it may run in one go; what it waits for, it may wait for longer. */
  readonly timeoutMs: number | undefined;
}

/** Calls a composite: its plan or graph runs in the same run, on the same journal, one level down. */
export async function runInnerPlan(
  around: RunContext,
  agent: Agent,
  inner: CompiledPlan | CompiledGraph,
  { key, input, attempt, timeoutMs }: InnerCall,
): Promise<JsonValue> {
  const own = assertJson(parseInput(agent, input), `The input of agent "${agent.name}"`);
  const keys = innerKeys(innerPrefix(key, attempt));
  const { halt, scope } = await inTime(around, timeoutMs, keys, agent.name, (run) =>
    run.activity.aside(() => run.runPlan(run, inner, own, keys)),
  );
  around.stop.throwIfStopped();
  if (halt) {
    throw engineErrors.error("inner-plan-failed", {
      detail: `Step "${halt.step}" inside "${agent.name}" failed: ${halt.failure.message}`,
      data: { step: halt.step, code: halt.failure.code },
    });
  }
  const result = inner.result?.(scope) ?? null;
  return assertJson(parseOutput(agent, result), `The result of agent "${agent.name}"`);
}

/** Cuts off what is inside when the time is over; the run around it goes on. */
async function inTime<T>(
  around: RunContext,
  timeoutMs: number | undefined,
  keys: PlanKeys,
  agent: string,
  work: (run: RunContext) => Promise<T>,
): Promise<T> {
  if (timeoutMs === undefined) return work(around);
  const stop = new PartStop(around.stop);
  const cancelTimer = around.timers.set(timeoutMs, () => {
    stop.stopPart(`The plan of agent "${agent}" had no more time.`);
    around.gates.withdraw(keys.has);
  });
  try {
    const done = await work({ ...around, stop });
    stop.throwIfStopped();
    return done;
  } catch (error) {
    around.stop.throwIfStopped();
    // It may have been cut off by a process that died before it could say so.
    throw stop.reason || error instanceof CutOff ? timedOut(agent, timeoutMs) : error;
  } finally {
    cancelTimer();
    stop.release();
  }
}
