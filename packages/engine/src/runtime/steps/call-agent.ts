import { createHash } from "node:crypto";
import {
  ExponentialBackoff,
  handleWhen,
  noop,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import type { CompiledStep } from "../../compile/compiled-plan.ts";
import { assertJson, canonicalJson, type JsonValue } from "../../contracts/json.ts";
import type { CacheKey } from "../../memory/ports/index.ts";
import { isAgentsFault } from "./agent-fault.ts";
import { parseInput, parseOutput } from "./agent-io.ts";
import type { Call, CallRequest } from "./call.ts";
import { executionCtx } from "./execution-ctx.ts";
import { translate } from "./failure.ts";
import { runInnerPlan } from "./inner-plan.ts";
import type { RunContext } from "./run-context.ts";
import { untilAborted } from "./until-aborted.ts";

/** Calls a step's agent: from the cache, or with retries, within its time, while it is healthy. */
export async function callAgent(
  run: RunContext,
  compiled: CompiledStep,
  request: CallRequest,
): Promise<Call> {
  const input = parseInput(compiled.agent, request.input);
  const cacheKey = cacheKeyOf(run, compiled, request.input);
  const remembered = cacheKey && (await run.memory.cache.get(cacheKey, run.clock.now()));
  if (remembered) {
    const { value } = remembered;
    return { result: value, attempts: 0, cached: true, tokens: 0, cost: 0 };
  }
  const call = await callWithPolicies(run, compiled, request, input);
  const ttl = compiled.agent.cache?.ttl_ms;
  if (cacheKey && ttl) await run.memory.cache.set(cacheKey, call.result, run.clock.now() + ttl);
  return call;
}

function cacheKeyOf(run: RunContext, { agent }: CompiledStep, input: JsonValue): CacheKey | null {
  if (!agent.cache) return null;
  const whole = canonicalJson([run.run.tenant, agent.name, agent.version, input]);
  return { agent: agent.name, sha256: createHash("sha256").update(whole).digest("hex") };
}

async function callWithPolicies(
  run: RunContext,
  compiled: CompiledStep,
  request: CallRequest,
  input: unknown,
): Promise<Call> {
  const { agent, step, inner } = compiled;
  const timeoutMs = step.timeout_ms ?? agent.timeout_ms;
  const spent = { tokens: 0, cost: 0 };
  let attempts = 0;

  const once = async (signal: AbortSignal): Promise<JsonValue> => {
    if (inner) return runInnerPlan(run, agent, inner, request, attempts);
    const ctx = executionCtx(run, compiled, request, { attempt: attempts, signal, spent });
    run.budget.beginStep();
    const body = agent.body.type === "code" ? agent.body.run(input, ctx) : null;
    const answer = await untilAborted(Promise.resolve(body), signal);
    return assertJson(parseOutput(agent, answer), `The result of agent "${agent.name}"`);
  };

  // A plan inside has breakers, places and times of its own, step by step.
  const place = <T>(work: () => Promise<T>): Promise<T> =>
    run.activity.aside(() => run.places.execute(() => run.activity.strand(work)));
  const guard = wrap(run.breakers.of(agent.name), timeoutMs ? aggressive(timeoutMs) : noop);
  const guarded = (signal: AbortSignal): Promise<JsonValue> =>
    inner ? once(signal) : place(() => guard.execute(({ signal: inTime }) => once(inTime), signal));

  const result = await retryPolicy(step.retry ?? agent.retry).execute(async () => {
    attempts += 1;
    if (attempts > 1) run.writer.event("step_retried", request.key, { attempt: attempts });
    try {
      return await guarded(run.stop.signal);
    } catch (error) {
      run.stop.throwIfStopped();
      throw translate(error, agent.name, timeoutMs);
    }
  }, run.stop.signal);
  return { result, attempts, cached: false, ...spent };
}

const aggressive = (ms: number) => timeout(ms, TimeoutStrategy.Aggressive);

function retryPolicy(options: CompiledStep["step"]["retry"]) {
  if (!options || options.attempts === 1) return noop;
  return retry(handleWhen(isAgentsFault), {
    maxAttempts: options.attempts - 1,
    backoff: new ExponentialBackoff({
      initialDelay: options.backoff_ms,
      maxDelay: options.max_backoff_ms,
      exponent: options.factor,
    }),
  });
}
