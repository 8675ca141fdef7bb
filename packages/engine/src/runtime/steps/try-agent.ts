import { untilAborted } from "@bole/base";
import { TimeoutStrategy, timeout } from "cockatiel";
import type { CompiledStep } from "../../compile/compiled-plan.ts";
import { assertJson, type JsonValue } from "../../contracts/json.ts";
import type { Retry } from "../../contracts/retry.ts";
import type { Limited } from "../../queue/limits.ts";
import { isAgentsFault } from "./agent-fault.ts";
import { parseOutput } from "./agent-io.ts";
import { Backoff } from "./backoff.ts";
import { type Call, type CallRequest, FailedCall } from "./call.ts";
import { callWatched } from "./call-watched.ts";
import { type Attempt, executionCtx } from "./execution-ctx.ts";
import { translate } from "./failure.ts";
import { runInnerPlan } from "./inner-plan.ts";
import { observedCall } from "./observed-call.ts";
import type { RunContext } from "./run-context.ts";
import { RunStopped } from "./run-stop.ts";
import { TokenEvents } from "./token-events.ts";

/** Tries an agent, as often as it may, within its time, while it is healthy and there is a place. */
export async function tryAgent(
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
    const stream = new TokenEvents(run, { key: request.key, attempt: attempts });
    const attempt: Attempt = { attempt: attempts, signal, spent, over: false, stream };
    const ctx = executionCtx(run, compiled, request, attempt);
    run.budget.beginStep();
    try {
      const { tenant, run_id } = run.run;
      const about = { agent, tenant, run_id, key: request.key, attempt: attempts, spent };
      return await observedCall(about, async () => {
        const answer = agent.body.type === "code" ? agent.body.run(input, ctx) : null;
        const output = parseOutput(agent, await untilAborted(answer, signal));
        return assertJson(output, `The result of agent "${agent.name}"`);
      });
    } finally {
      attempt.over = true;
      stream.end();
    }
  };

  const limited = { tenant: run.run.tenant, agent: agent.name };
  const place = (work: () => Promise<JsonValue>): Promise<JsonValue> =>
    (run.places.executionSlots > 0 &&
      run.limiter.runNow(limited, () => run.places.execute(work))) ||
    waitForPlace(run, limited, work);
  const inTime = () =>
    timeoutMs === undefined
      ? once(run.stop.signal)
      : limit(timeoutMs).execute(({ signal }) => once(signal), run.stop.signal);
  const healthy = run.breakers.of(agent.name);
  const guarded = (): Promise<JsonValue> =>
    healthy.execute(async () => {
      // It may have waited for its place while the run was stopped.
      run.stop.throwIfStopped();
      try {
        return await inTime();
      } catch (error) {
        // Who stops a run says nothing about the agent's health.
        run.stop.throwIfStopped();
        throw error;
      }
    });

  const attemptOnce = async (): Promise<JsonValue> => {
    attempts += 1;
    if (attempts > 1) run.writer.event("step_retried", request.key, { attempt: attempts });
    try {
      // A plan inside has breakers and places of its own, step by step.
      if (inner) {
        return await runInnerPlan(run, agent, inner, { ...request, attempt: attempts, timeoutMs });
      }
      return await place(guarded);
    } catch (error) {
      run.stop.throwIfStopped();
      throw translate(error, agent.name, timeoutMs);
    }
  };
  const attemptWhile = async (tries: Retry | undefined): Promise<JsonValue> => {
    if (!tries) return attemptOnce();
    const backoff = new Backoff(run, compiled, request.key);
    if (tries.attempts > 1) attempts = await backoff.triesBefore();
    for (;;) {
      try {
        return await attemptOnce();
      } catch (error) {
        run.stop.throwIfStopped();
        if (attempts >= tries.attempts || !isAgentsFault(error)) throw error;
        await backoff.wait(attempts, tries);
      }
    }
  };
  const effort = () => ({ attempts: inner ? 0 : attempts, cached: false, ...spent });
  try {
    const tries = step.retry ?? agent.retry;
    const execute = () => attemptWhile(tries);
    // A plan inside is watched call by call.
    const result = await (inner
      ? execute()
      : callWatched(
          run,
          { key: request.key, name: agent.name, attempts: tries?.attempts },
          execute,
        ));
    return { result, ...effort() };
  } catch (error) {
    // A run that stops forgets the call; one that only gives up a plan goes on counting.
    const forgotten = error instanceof RunStopped && run.stop.reason?.kind !== "part";
    throw forgotten ? error : new FailedCall(error, effort());
  }
}

function waitForPlace<T>(run: RunContext, about: Limited, work: () => Promise<T>): Promise<T> {
  return run.activity.aside(() =>
    run.places.execute(() =>
      // Others' calls give way: who waits for that is at work, or the run would be put aside.
      run.activity.strand(async () => {
        const leave = await run.limiter.enter(about, "normal", run.stop.signal);
        return work().finally(leave);
      }),
    ),
  );
}

/** The longest delay that a timer of the platform can hold; anything longer fires at once. */
const LONGEST = 2 ** 31 - 1;

// These timers do not keep a process alive that has closed its engine: a live run does so itself.
const limit = (ms: number) =>
  timeout(Math.min(ms, LONGEST), TimeoutStrategy.Aggressive).dangerouslyUnref();
