/** From what was asked and what the module has: the run to start. */
import { closest } from "@bole/base";
import type { JsonValue, Plan, PlanDraft, StartRequest } from "@bole/engine";
import { Plan as PlanSchema } from "@bole/engine";
import { z } from "zod";
import type { LoadedAgents } from "../../agents/load-agents.ts";
import { UsageError } from "../usage-error.ts";
import { readJsonFile, readJsonOption } from "./read-json.ts";
import type { RunOptions } from "./run-options.ts";

export async function whatToRun(
  options: RunOptions,
  { plans }: Pick<LoadedAgents, "plans">,
  run: { readonly tenant: string; readonly run_id: string },
  cwd: string,
): Promise<StartRequest> {
  const { goal, planFile, planName, planner, isPlanReviewed } = options;
  const input: JsonValue =
    options.input === undefined ? {} : await readJsonOption("input", options.input, cwd);
  const chosen =
    planFile === undefined
      ? planName === undefined
        ? undefined
        : planNamed(planName, plans)
      : await readPlan(planFile, cwd);
  if (goal === undefined) return { ...run, input, plan: chosen ?? onlyPlan(plans) };
  return {
    ...run,
    input,
    goal,
    approve_plan: isPlanReviewed,
    ...(planner !== undefined && { planner }),
    ...(chosen !== undefined && { plan: chosen }),
  };
}

async function readPlan(file: string, cwd: string): Promise<Plan> {
  const plan = PlanSchema.safeParse(await readJsonFile("plan", file, cwd));
  if (plan.success) return plan.data;
  throw new UsageError({
    en: `--plan: ${file} is not a plan:\n${z.prettifyError(plan.error)}`,
    zh: `--plan：${file} 不是计划：\n${z.prettifyError(plan.error)}`,
  });
}

function planNamed(name: string, plans: LoadedAgents["plans"]): PlanDraft {
  const plan = Object.hasOwn(plans, name) ? plans[name] : undefined;
  if (plan !== undefined) return plan;
  const names = Object.keys(plans);
  const meant = closest(name, names);
  throw new UsageError({
    en: `There is no plan "${name}"; ${meant === undefined ? `there are ${names.join(", ") || "none"}` : `did you mean ${meant}?`}`,
    zh: `没有名为 "${name}" 的计划；${meant === undefined ? `可用：${names.join("、") || "无"}` : `是否想用 ${meant}？`}`,
  });
}

function onlyPlan(plans: LoadedAgents["plans"]): PlanDraft {
  const [first, ...others] = Object.values(plans);
  if (first !== undefined && others.length === 0) return first;
  const names = Object.keys(plans);
  throw new UsageError({
    en: `Say what to run: --goal "…", --plan file.json${names.length === 0 ? "" : `, or --plan-name with one of ${names.join(", ")}`}.`,
    zh: `请指明要运行什么：--goal "…"、--plan file.json${names.length === 0 ? "" : `，或 --plan-name：${names.join("、")}`}。`,
  });
}
