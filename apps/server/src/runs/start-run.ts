/** Turns what came over the wire into what the engine is asked. */
import { randomUUID } from "node:crypto";
import {
  assertValidPlan,
  isPlanDraft,
  type PlanDraft,
  type RunView,
  type WorkPriority,
} from "@bole/engine";
import type { CheckContext } from "@bole/guardrails";
import type { z } from "zod";
import type { EngineHost } from "../engine/engine-host.ts";
import { serverErrors } from "../errors.ts";
import { guardInput } from "../guardrails/guard-input.ts";
import { textsIn } from "../guardrails/texts-in.ts";
import type { NewRun, RunOptions } from "../http/contract/runs.ts";
import { storedPlan } from "../plans/stored-plan.ts";
import { present } from "./present.ts";

type Request = z.output<typeof NewRun>;

export async function startRun(
  host: EngineHost,
  request: Request,
  context: CheckContext,
  priority: WorkPriority = "person",
): Promise<RunView> {
  const { tenant } = context;
  const { user_input: goal, options } = request;
  const { input, thread, budget, tags, run_id = `run_${randomUUID()}`, ...planning } = options;
  const plan = await planOf(host, tenant, request);
  const words = textsIn({ user_input: goal, options: { input, context: options.context } }, "$");
  const warnings = await guardInput(host.guardrails, words, context, { run_id });
  const common = {
    ...{ tenant, run_id, warnings, priority },
    ...present({ input, thread, budget, tags }),
  };
  if (goal !== undefined) {
    const first = plan === undefined ? {} : { plan };
    return host.engine.start({ ...common, ...present(planning), ...first, goal });
  }
  if (plan === undefined) throw new Error("The schema lets nothing through that has neither.");
  refusePlanning(planning);
  return host.engine.start({ ...common, plan });
}

async function planOf(
  host: EngineHost,
  tenant: string,
  request: Request,
): Promise<PlanDraft | undefined> {
  const { plan, plan_id, plan_ver } = request;
  if (plan_id !== undefined) return (await storedPlan(host.memory, tenant, plan_id, plan_ver)).plan;
  if (plan === undefined) return undefined;
  const valid = assertValidPlan(plan, host.registry);
  // As it was written: what a failed step means where it does not say so, depends on the goal.
  return isPlanDraft(plan) ? plan : valid;
}

/** Better than to let somebody believe that a plan without a goal is measured by a rubric. */
function refusePlanning(
  options: Omit<RunOptions, "input" | "thread" | "budget" | "tags" | "run_id">,
): void {
  const issues = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => ({
      path: `$.options.${name}`,
      message: "means something only with a goal (user_input)",
    }));
  if (issues.length === 0) return;
  const detail = "Without a goal there is nothing to plan.";
  throw serverErrors.error("invalid-request", { detail, issues });
}
