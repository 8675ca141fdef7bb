/** A plan changed by steps or by words. Whatever is wrong, the plan stays as it was. */
import type { Threads } from "@bole/base/threads";
import type { Plan, Registry } from "@bole/engine";
import { recruiterErrors } from "../../errors.ts";
import type { StepEdit } from "../../model/index.ts";
import { metaOf } from "../plan-meta.ts";
import { applyEdit, type EditedPlan } from "./apply-edits.ts";
import { editSteps } from "./edit-steps.ts";
import { held } from "./held.ts";
import { readWordsJob } from "./read-words.ts";

export function modifyBySteps(plan: Plan, edits: readonly StepEdit[], registry: Registry): Plan {
  return held(editSteps(plan, edits), registry);
}

export async function modifyByWords(
  edited: EditedPlan,
  text: string,
  registry: Registry,
  threads: Threads,
): Promise<Plan> {
  const { edits, isWholeToo } = await threads.run(readWordsJob, [text]);
  if (isWholeToo) throw bothWays(edited.plan);
  if (edits.length === 0) {
    throw recruiterErrors.error("plan-edit-unclear", {
      detail: `It is not clear what “${text.slice(0, 100)}” should change.`,
    });
  }
  let plan = edited.plan;
  for (const edit of edits) {
    plan = held(await applyEdit({ ...edited, plan }, edit), registry);
  }
  return plan;
}

/** "Cancel, no interviews": one of it or all of it. */
function bothWays(plan: Plan) {
  const detail = {
    zh: "是取消整个计划，还是只去掉这几步？请说“取消计划”，或只说要去掉什么，例如“去掉面试”。",
    en: "The whole plan, or only those steps? Say “cancel the plan”, or only what is to go, such as “take out the interviews”.",
  }[metaOf(plan).language];
  return recruiterErrors.error("plan-edit-unclear", { detail });
}
