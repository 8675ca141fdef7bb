import { assertJson } from "../contracts/json.ts";
import { engineErrors } from "../errors.ts";
import { Budget, type RunRecord } from "../memory/ports/index.ts";
import type { Driver } from "./live/driver.ts";
import type { StartRequest } from "./requests.ts";
import { runTitle } from "./run-title.ts";
import { type RunView, viewRun } from "./run-view.ts";
import type { World } from "./steps/run-context.ts";

/** Validates, compiles and stores a run, and lets it go. */
export async function startRun(
  world: World,
  driver: Driver,
  request: StartRequest,
): Promise<RunView> {
  if (request.goal !== undefined) throw new Error("Runs with a goal come with the planner graph.");
  const { written: plan, plan: compiled } = driver.plans.read(request.plan);
  const { hash } = compiled;
  const { tenant, run_id = world.ids.next("run") } = request;
  const known = request.run_id ? await world.memory.runs.get(tenant, run_id) : null;
  if (known && known.plan_hash !== hash) throw changed(run_id);
  if (!known) {
    const now = new Date(world.clock.now()).toISOString();
    const run: RunRecord = {
      run_id,
      tenant,
      thread: request.thread ?? run_id,
      title: runTitle(undefined, plan),
      plan,
      plan_hash: hash,
      planning: null,
      revisions: {},
      input: assertJson(request.input ?? {}, "The run's input"),
      budget: Budget.parse(request.budget ?? {}),
      status: "running",
      result: null,
      error: null,
      forked_from: null,
      wake_at: null,
      active_ms: 0,
      spent: { tokens: 0, cost: 0, calls: 0 },
      created_at: now,
      updated_at: now,
    };
    const started = { seq: 1, at: now, type: "run_started", key: null, data: { hash } } as const;
    await world.memory.runs.create(run, { events: [started] });
  }
  driver.wake(tenant, run_id);
  return viewRun(world, tenant, run_id);
}

function changed(runId: string) {
  return engineErrors.error("plan-changed", `Run "${runId}" was started with another plan.`);
}
