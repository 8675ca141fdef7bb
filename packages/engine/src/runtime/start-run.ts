import { z } from "zod";
import { pinsOf } from "../compile/pins.ts";
import { assertJson, canonicalJson } from "../contracts/json.ts";
import { engineErrors } from "../errors.ts";
import {
  Budget,
  type RunEvent,
  type RunParent,
  type RunRecord,
  RunTag,
  type RunWarning,
} from "../memory/ports/index.ts";
import type { Driver } from "./live/driver.ts";
import { planForGoal } from "./planned/plan-for-goal.ts";
import type { PlannerSets } from "./planned/planner-sets.ts";
import type { StartRequest } from "./requests.ts";
import { runTitle } from "./run-title.ts";
import { type RunView, viewRun } from "./run-view.ts";
import type { World } from "./steps/run-context.ts";

const MOST_TAGS = 20;

/** What of a run its request decides. */
type Purpose = Pick<RunRecord, "title" | "plan" | "plan_hash" | "pins" | "planning">;
type Asked = Purpose & Pick<RunRecord, "input">;

/** Validates, compiles and stores a run, and lets it go. */
export async function startRun(
  world: World,
  planners: PlannerSets,
  driver: Driver,
  request: StartRequest & { readonly parent?: RunParent },
): Promise<RunView> {
  const purpose = purposeOf(planners, driver, request);
  const input = assertJson(request.input ?? {}, "The run's input");
  const { tenant, run_id = world.ids.next("run") } = request;
  const isKnown = async () => {
    const known = request.run_id ? await world.memory.runs.get(tenant, run_id) : null;
    if (known && !isSame(known, { ...purpose, input })) throw changed(run_id);
    return known !== null;
  };
  if (!(await isKnown())) {
    const now = new Date(world.clock.now()).toISOString();
    const run: RunRecord = {
      run_id,
      tenant,
      thread: request.thread ?? run_id,
      ...purpose,
      revisions: {},
      tags: readTags(request.tags),
      crashes: 0,
      suspects: {},
      input,
      budget: Budget.parse(request.budget ?? {}),
      status: "running",
      waiting_for: null,
      hold: null,
      result: null,
      error: null,
      forked_from: null,
      parent: request.parent ?? null,
      wake_at: null,
      active_ms: 0,
      spent: { tokens: 0, cost: 0, calls: 0 },
      created_at: now,
      updated_at: now,
    };
    const events = firstEvents(purpose, now, request.warnings);
    await world.memory.runs.create(run, { events }).catch(async (error: unknown) => {
      // Somebody may have asked for the same at the same time.
      if (!(await isKnown())) throw error;
    });
  }
  await driver.begin(tenant, run_id, request.priority);
  return viewRun(world, tenant, run_id);
}

function readTags(tags: readonly string[] = []): string[] {
  const parsed = z.array(RunTag).max(MOST_TAGS).safeParse(tags);
  if (parsed.success) return [...new Set(parsed.data)];
  throw engineErrors.error("goal-invalid", {
    detail: `The run's tags: ${z.prettifyError(parsed.error)}`,
    issues: parsed.error.issues.map(({ path, message }) => ({
      path: ["tags", ...path].join("."),
      message,
    })),
  });
}

function purposeOf(planners: PlannerSets, { plans }: Driver, request: StartRequest): Purpose {
  if (request.goal !== undefined) return planForGoal(planners, plans, request);
  const { written: plan, plan: compiled } = plans.read(request.plan);
  const title = runTitle(undefined, plan);
  return { title, plan, plan_hash: compiled.hash, pins: pinsOf(compiled), planning: null };
}

function firstEvents(
  { plan, plan_hash, planning }: Purpose,
  at: string,
  warnings: readonly RunWarning[] = [],
): RunEvent[] {
  const event = (type: RunEvent["type"], data: RunEvent["data"]) => ({ type, data });
  const created = plan && {
    revision: 1,
    steps: plan.steps.length,
    description: plan.description ?? null,
  };
  const events = [
    event("run_started", planning ? { goal: planning.goal } : { hash: plan_hash }),
    ...warnings.map((warning) => event("guardrail_warning", warning)),
    ...(planning && created ? [event("plan_created", created)] : []),
  ];
  return events.map(({ type, data }, index) => ({ seq: index + 1, at, type, key: null, data }));
}

/** Whether a known run is for the same; a run with a goal has another plan by now. */
function isSame(known: RunRecord, { plan_hash, planning, input }: Asked): boolean {
  if (canonicalJson(known.input) !== canonicalJson(input)) return false;
  if (!planning || !known.planning) return !planning && known.plan_hash === plan_hash;
  const asked = ({ goal, context, planner }: typeof planning) =>
    canonicalJson([goal, context, planner]);
  return asked(known.planning) === asked(planning);
}

function changed(runId: string) {
  const detail = `Run "${runId}" was started with another plan, goal or input; give this one another id.`;
  return engineErrors.error("plan-changed", detail);
}
