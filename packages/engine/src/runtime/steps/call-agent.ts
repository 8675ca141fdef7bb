import { createHash } from "node:crypto";
import type { CompiledStep } from "../../compile/compiled-plan.ts";
import { canonicalJson, type JsonValue } from "../../contracts/json.ts";
import type { CacheKey } from "../../memory/ports/index.ts";
import { callChild } from "../children/call-child.ts";
import { parseInput } from "./agent-io.ts";
import type { Call, CallRequest } from "./call.ts";
import type { RunContext } from "./run-context.ts";
import { tryAgent } from "./try-agent.ts";

/** Calls a step's agent, unless its answer is remembered. */
export async function callAgent(
  run: RunContext,
  compiled: CompiledStep,
  request: CallRequest,
): Promise<Call> {
  if (run.pause.asked) await run.pause.pass();
  const input = parseInput(compiled.agent, request.input);
  if (compiled.step.child_run && run.startChild) {
    return callChild(run, run.startChild, compiled, request);
  }
  const { cache } = compiled.agent;
  if (!cache) return tryAgent(run, compiled, request, input);

  const key = cacheKeyOf(run, compiled, request.input);
  const { memory, clock } = run;
  const remembered = await unlessBroken(run, memory.cache.get(key, clock.now()));
  if (remembered) {
    return { result: remembered.value, attempts: 0, cached: true, tokens: 0, cost: 0 };
  }
  const call = await tryAgent(run, compiled, request, input);
  await unlessBroken(run, memory.cache.set(key, call.result, clock.now() + cache.ttl_ms));
  return call;
}

function cacheKeyOf(run: RunContext, { agent }: CompiledStep, input: JsonValue): CacheKey {
  const whole = canonicalJson([run.run.tenant, agent.name, agent.version, input]);
  return { agent: agent.name, sha256: createHash("sha256").update(whole).digest("hex") };
}

/** A cache that does not answer costs time; it must never cost a result. */
async function unlessBroken<T>(run: RunContext, asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    run.logger.warn("The cache did not answer", { error });
    return null;
  }
}
