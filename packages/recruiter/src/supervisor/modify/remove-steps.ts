/**
 * Takes steps out of a plan. Those behind them are tied to those before; what they read is read from
 * elsewhere where the same can be had there. Steps of the same group that have nothing to work on any
 * more go along; if somebody else's work hangs on a step, that is said and nothing is changed.
 */
import type { JsonValue, Plan, Step } from "@bole/engine";
import { recruiterErrors } from "../../errors.ts";
import { metaOf } from "../plan-meta.ts";
import { titleOf } from "../words.ts";
import { type Group, groupOf } from "./groups.ts";
import { mapTexts, refersTo } from "./references.ts";

export function removeSteps(plan: Plan, ids: readonly string[]): Plan {
  const named = new Set(ids);
  let steps: Step[] = plan.steps;
  for (const id of ids) {
    const removed = steps.find((step) => step.id === id);
    if (removed !== undefined) steps = withoutStep(plan, steps, removed, named);
  }
  if (steps.every(({ action }) => action.startsWith("supervisor_"))) {
    throw nothingLeft(plan);
  }
  return { ...plan, steps: steps.map(untold(steps)) };
}

function withoutStep(
  plan: Plan,
  steps: readonly Step[],
  removed: Step,
  named: ReadonlySet<string>,
): Step[] {
  const rest = steps.filter(({ id }) => id !== removed.id);
  const repaired = rest.map((step) => reading(tied(step, removed), removed));
  const stuck = repaired.find((step) => !isSummary(step) && refersTo(step, removed.id));
  if (stuck === undefined) return repaired;
  const own = groupOf(removed.action, removed.depends_on);
  const other = groupOf(stuck.action, stuck.depends_on);
  if (own !== other && !named.has(stuck.id)) throw needed(plan, removed, stuck);
  // It has nothing to work on any more, and what hangs on it is looked at in its turn.
  return withoutStep(plan, repaired, stuck, named);
}

const isSummary = ({ action }: Step) => action === "supervisor_aggregate";

function tied(step: Step, { id, depends_on }: Step): Step {
  if (!step.depends_on.includes(id)) return step;
  const others = step.depends_on.filter((other) => other !== id);
  return { ...step, depends_on: [...new Set([...others, ...depends_on])] };
}

/** What a step gives that somebody else has, too. */
const ELSEWHERE: Readonly<Record<string, (removed: Step) => Readonly<Record<string, JsonValue>>>> =
  {
    communication_check: ({ args }) => ({ ".drafts": args.drafts ?? null }),
  };

function reading(step: Step, removed: Step): Step {
  const same = ELSEWHERE[removed.action]?.(removed) ?? {};
  return mapTexts(step, (text) => {
    const path = text.startsWith(`$${removed.id}`) ? text.slice(removed.id.length + 1) : null;
    return path === null ? text : (same[path] ?? text);
  });
}

/** The summary tells of the steps that there are. */
function untold(steps: readonly Step[]): (step: Step) => Step {
  const there = new Set(steps.map(({ id }) => id));
  return (step) => {
    if (!isSummary(step)) return step;
    const { results, ...args } = step.args;
    const told = typeof results === "object" && results !== null ? Object.entries(results) : [];
    const left = told.filter(([id]) => there.has(id));
    const depends_on = step.depends_on.filter((id) => there.has(id));
    return { ...step, depends_on, args: { ...args, results: Object.fromEntries(left) } };
  };
}

function needed(plan: Plan, removed: Step, stuck: Step) {
  const { language } = metaOf(plan);
  const [gone, left] = [titleOf(removed.action, language), titleOf(stuck.action, language)];
  const detail =
    language === "zh"
      ? `“${left}”要用到“${gone}”的结果：请把它也去掉，或保留“${gone}”。`
      : `“${left}” works on what “${gone}” gives: remove it, too, or keep “${gone}”.`;
  return recruiterErrors.error("plan-edit-refused", {
    detail,
    data: { step: removed.id, needed_by: stuck.id },
  });
}

/** All steps of a group, last first, so that nothing is missed in between. */
export const stepsOfGroup = ({ steps }: Pick<Plan, "steps">, group: Group): string[] =>
  steps
    .filter(({ action, depends_on }) => groupOf(action, depends_on) === group)
    .map(({ id }) => id)
    .toReversed();

export function nothingLeft(plan: Plan) {
  const detail = {
    zh: "这样计划就什么都不剩了。要取消它，请说“取消计划”。",
    en: "Nothing would be left of the plan. Say “cancel the plan” if that is what you want.",
  }[metaOf(plan).language];
  return recruiterErrors.error("plan-edit-refused", { detail });
}
