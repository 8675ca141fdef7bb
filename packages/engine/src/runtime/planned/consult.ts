import { untilAborted } from "@bole/base";
import { assertJson } from "../../contracts/json.ts";
import { engineErrors } from "../../errors.ts";
import type { JournalRecord } from "../../memory/ports/index.ts";
import type { PlannerCtx } from "../../planner/ports.ts";
import { callWatched } from "../steps/call-watched.ts";
import { strandEnd } from "../steps/failure.ts";
import { finish } from "../steps/finish.ts";
import type { StepEnd } from "../steps/step-end.ts";
import type { Planned } from "./planned.ts";

const DEFAULT_TIMEOUT_MS = 300_000;

export interface Consultation {
  readonly key: string;
  readonly action: "create_plan" | "evaluate";
  call(ctx: PlannerCtx): Promise<unknown>;
  /** Writes what becomes durable together with the answer. */
  also(end: StepEnd): void;
}

/**
 * Asks the planner or the evaluator. Like a step, it has an end, which is in the journal: after a
 * crash nobody is asked a second time. Whatever goes wrong is that end, as data.
 */
export async function consult(planned: Planned, about: Consultation): Promise<JournalRecord> {
  const { run } = planned;
  const { key } = about;
  const known = run.journal.get(key);
  if (known) return known;
  await run.activity.strand(async () => {
    const started_at = run.clock.now();
    run.writer.event("step_started", key, { action: about.action }).soon();
    const spent = { tokens: 0, cost: 0 };
    run.suspects.started(key, () => []);
    const end = await ask(planned, about, spent);
    const effort = { attempts: 1, cached: false, ...spent };
    await finish(run, end, { key, started_at, effort, also: about.also });
  });
  const record = run.journal.get(key);
  if (!record) throw new Error(`What came of ${key} is not in the journal.`);
  return record;
}

async function ask(
  planned: Planned,
  { key, action, call }: Consultation,
  spent: { tokens: number; cost: number },
): Promise<StepEnd> {
  const { run, tools } = planned;
  const { tenant, run_id } = run.run;
  const timeoutMs = tools.set.timeout_ms ?? DEFAULT_TIMEOUT_MS;
  const late = new AbortController();
  const cancelTimer = run.timers.set(timeoutMs, () => late.abort(timedOut(action, timeoutMs)));
  const signal = AbortSignal.any([run.stop.signal, late.signal]);
  try {
    const budget = planned.budget();
    budget.beginStep();
    const ctx: PlannerCtx = {
      tenant,
      run_id,
      signal,
      clock: run.clock,
      logger: run.logger,
      budget: {
        spend: (spending) => budget.spend(spending, spent),
        remaining: () => budget.remaining(),
      },
    };
    const answer = await callWatched(run, { key, name: action, attempts: undefined }, async () =>
      untilAborted(Promise.resolve(ctx).then(call), signal),
    );
    const result = assertJson(answer, `The answer to ${action}`);
    return { status: "completed", input: null, result, error: null };
  } catch (error) {
    return strandEnd(run, error);
  } finally {
    cancelTimer();
  }
}

function timedOut(action: string, ms: number) {
  return engineErrors.error("agent-timeout", `"${action}" did not answer within ${ms} ms.`);
}
