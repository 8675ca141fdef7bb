import type { CompiledPlan } from "../compile/compiled-plan.ts";
import type { Plan } from "../contracts/plan.ts";
import { engineErrors } from "../errors.ts";
import type { JournalRecord, RunRecord } from "../memory/ports/index.ts";
import type { Driver } from "./live/driver.ts";
import type { ForkRequest } from "./requests.ts";
import { type RunView, viewRun } from "./run-view.ts";
import { outermostStep } from "./steps/journal-key.ts";
import type { World } from "./steps/run-context.ts";

/**
 * A new run that shares an old one's past up to a step, and goes its own way from there. The old
 * one is only read: both histories stay.
 */
export async function forkRun(
  world: World,
  driver: Driver,
  request: ForkRequest,
): Promise<RunView> {
  const { tenant, step } = request;
  const old = await world.memory.runs.get(tenant, request.run_id);
  if (!old) throw engineErrors.error("run-unknown", `There is no run "${request.run_id}".`);
  const records = await world.memory.journal.read(tenant, old.run_id);
  const stood = old.plan;
  if (!stood || !records.some(({ key }) => key === step)) throw unfinished(old, step, records);

  const { written: plan, plan: compiled } = driver.plans.read(withArgs(stood, request));
  const again = withDescendants(compiled, [step, ...failedIn(old, records)]);
  const kept = records.filter(({ key }) => !again.has(outermostStep(key)));
  const run_id = world.ids.next("run");
  const now = new Date(world.clock.now()).toISOString();
  const forked_from = { run_id: old.run_id, step };
  const run: RunRecord = {
    ...old,
    run_id,
    thread: run_id,
    plan,
    plan_hash: compiled.hash,
    budget: request.budget ?? old.budget,
    status: "running",
    result: null,
    error: null,
    forked_from,
    wake_at: null,
    active_ms: 0,
    spent: { tokens: 0, cost: 0, calls: 0 },
    created_at: now,
    updated_at: now,
  };
  const data = { hash: compiled.hash, forked_from, kept: kept.map(({ key }) => key) };
  const started = { seq: 1, at: now, type: "run_started", key: null, data } as const;
  await world.memory.runs.create(run, { journal: kept, events: [started] });
  driver.wake(tenant, run_id);
  return viewRun(world, tenant, run_id);
}

function withArgs(plan: Plan, { step, args }: ForkRequest): Plan {
  if (!args) return plan;
  return { ...plan, steps: plan.steps.map((old) => (old.id === step ? { ...old, args } : old)) };
}

/** Steps at which the old run ended: with their ends kept, the new one would end there at once. */
function failedIn({ plan }: RunRecord, records: readonly JournalRecord[]): string[] {
  const failed = new Set(records.flatMap(({ key, status }) => (status === "failed" ? [key] : [])));
  return (plan?.steps ?? []).flatMap(({ id, on_error }) =>
    failed.has(id) && on_error !== "continue" ? [id] : [],
  );
}

/** Steps and everything that depends on them, near or far. */
function withDescendants({ steps }: CompiledPlan, from: readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of steps.get(id)?.successors ?? []) found.add(next);
  return found;
}

function unfinished(run: RunRecord, step: string, records: readonly JournalRecord[]) {
  const ids = (run.plan?.steps ?? []).map(({ id }) => id);
  const finished = records.map(({ key }) => key).filter((key) => ids.includes(key));
  return engineErrors.error("step-unknown", {
    detail: `Run "${run.run_id}" has no finished step "${step}"; finished are: ${finished.join(", ") || "none"}.`,
    data: { finished },
  });
}
