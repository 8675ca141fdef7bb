import type { CompiledPlan } from "../compile/compiled-plan.ts";
import { pinsOf } from "../compile/pins.ts";
import type { Plan } from "../contracts/plan.ts";
import { engineErrors } from "../errors.ts";
import type { JournalRecord, RunRecord } from "../memory/ports/index.ts";
import { findRun } from "./find-run.ts";
import type { Driver } from "./live/driver.ts";
import { forkPlanning } from "./planned/fork-planning.ts";
import type { ForkRequest } from "./requests.ts";
import { type RunView, viewRun } from "./run-view.ts";
import { isWithin, outermostStep, stepKey } from "./steps/journal-key.ts";
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
  const { tenant } = request;
  const old = await findRun(world.memory, tenant, request.run_id);
  const records = await world.memory.journal.read(tenant, old.run_id);
  const stood = old.plan;
  const ended = new Map(records.map((record) => [record.key, record]));
  const step = stood && forkStep(stood, old, ended, request);
  if (!stood || !step) throw unfinished(old, request.step ?? "", ended);

  const { written: plan, plan: compiled } = driver.plans.read(withArgs(stood, step, request));
  const again = withDescendants(compiled, [
    ...(request.step === undefined ? unfinishedIn(stood, old, ended) : [step]),
    ...brokenIn(stood, old, ended),
  ]);
  const run_id = world.ids.next("run");
  const now = new Date(world.clock.now()).toISOString();
  const forked_from = { run_id: old.run_id, step };
  const planned = forkPlanning(old, compiled, again);
  const kept = records.filter(
    ({ key }) => isKept(key, old, compiled, again) || planned?.keeps(key) === true,
  );
  const run: RunRecord = {
    ...old,
    ...planned?.parts,
    run_id,
    thread: run_id,
    plan,
    plan_hash: compiled.hash,
    pins: pinsOf(compiled),
    budget: request.budget ?? old.budget,
    status: "running",
    waiting_for: null,
    hold: null,
    result: null,
    error: null,
    forked_from,
    parent: null,
    crashes: 0,
    suspects: {},
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

/** The step that the new run differs at; null where there is none. */
function forkStep(
  plan: Plan,
  old: RunRecord,
  ended: ReadonlyMap<string, JournalRecord>,
  request: ForkRequest,
): string | null {
  if (request.step === undefined) return unfinishedIn(plan, old, ended)[0] ?? null;
  // Who looks at a drawing names a step by its key.
  const step = outermostStep(request.step);
  const isThere = plan.steps.some(({ id }) => id === step);
  return isThere && ended.has(stepKey(step, old.revisions)) ? step : null;
}

function unfinishedIn(
  plan: Plan,
  { revisions }: RunRecord,
  ended: ReadonlyMap<string, JournalRecord>,
): string[] {
  return plan.steps.flatMap(({ id }) => (ended.has(stepKey(id, revisions)) ? [] : [id]));
}

function withArgs(plan: Plan, step: string, { args }: ForkRequest): Plan {
  if (!args) return plan;
  return { ...plan, steps: plan.steps.map((old) => (old.id === step ? { ...old, args } : old)) };
}

/** What a step of the old plan left, of the revision in which it ran last. */
function isKept(
  key: string,
  { revisions }: RunRecord,
  { steps }: CompiledPlan,
  again: ReadonlySet<string>,
): boolean {
  const step = outermostStep(key);
  return steps.has(step) && !again.has(step) && isWithin(key, stepKey(step, revisions));
}

/** Steps at which the old run ended: with their ends kept, the new one would end there at once. */
function brokenIn(
  plan: Plan,
  { revisions }: RunRecord,
  ended: ReadonlyMap<string, JournalRecord>,
): string[] {
  return plan.steps.flatMap(({ id, on_error }) => {
    const status = ended.get(stepKey(id, revisions))?.status;
    const broken = status === "cancelled" || (status === "failed" && on_error !== "continue");
    return broken ? [id] : [];
  });
}

/** Steps and everything that depends on them, near or far. */
function withDescendants({ steps }: CompiledPlan, from: readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of steps.get(id)?.successors ?? []) found.add(next);
  return found;
}

function unfinished(
  { run_id, plan, revisions }: RunRecord,
  step: string,
  ended: ReadonlyMap<string, JournalRecord>,
) {
  const ids = (plan?.steps ?? []).map(({ id }) => id);
  const finished = ids.filter((id) => ended.has(stepKey(id, revisions)));
  return engineErrors.error("step-unknown", {
    detail: `Run "${run_id}" has no finished step "${step}"; finished are: ${finished.join(", ") || "none"}.`,
    data: { finished },
  });
}
