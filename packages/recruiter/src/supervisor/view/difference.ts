/** What has become of a plan, in the words of whoever looks at it. */
import type { AgentLookup, JsonValue, Plan, Step } from "@bole/engine";
import type { PlanDifference } from "../../model/index.ts";
import { argumentName, argumentValue } from "../argument-words.ts";
import { metaOf } from "../plan-meta.ts";
import { type Language, titleOf } from "../words.ts";

export function differenceOf(before: Plan, after: Plan, agents: AgentLookup): PlanDifference {
  const { language } = metaOf(after);
  const name = ({ action }: Step) => titleOf(action, language, agents.find(action)?.description);
  const was = new Map(before.steps.map((step) => [step.id, step]));
  const is = new Map(after.steps.map((step) => [step.id, step]));
  const kept = after.steps.filter(({ id }) => was.has(id));
  const order = before.steps.filter(({ id }) => is.has(id)).map(({ id }) => id);
  const moved = kept.filter(({ id }, at) => order[at] !== id);
  return {
    added: after.steps.filter(({ id }) => !was.has(id)).map(name),
    removed: before.steps.filter(({ id }) => !is.has(id)).map(name),
    changed: [
      // The summary follows the other steps by itself.
      ...kept
        .filter(({ action }) => !action.startsWith("supervisor_"))
        .flatMap((step) => {
          const changes = changesOf(was.get(step.id) ?? step, step, language);
          return changes.length === 0 ? [] : [TELLS[language](name(step), changes)];
        }),
      ...(moved.length > 0 ? [ORDER[language](moved.map(name))] : []),
    ],
  };
}

const TELLS: Readonly<Record<Language, (step: string, changes: readonly string[]) => string>> = {
  zh: (step, changes) => `${step}：${changes.join("，")}`,
  en: (step, changes) => `${step}: ${changes.join(", ")}`,
};

const ORDER: Readonly<Record<Language, (names: readonly string[]) => string>> = {
  zh: (names) => `顺序改变：${names.join("、")}`,
  en: (names) => `in another order: ${names.join(", ")}`,
};

function changesOf(before: Step, after: Step, language: Language): string[] {
  const names = new Set([...Object.keys(before.args), ...Object.keys(after.args)]);
  return [...names].flatMap((name) => {
    const was = before.args[name] ?? null;
    const is = after.args[name] ?? null;
    // What was read from a step that is gone now comes from elsewhere: nobody has changed that.
    if (JSON.stringify(was) === JSON.stringify(is) || isLink(was)) return [];
    return [`${argumentName(name, language)} ${shown(was, language)} → ${shown(is, language)}`];
  });
}

const isLink = (value: JsonValue) => typeof value === "string" && /^\$\w/.test(value);

function shown(value: JsonValue, language: Language): string {
  const text = argumentValue(value, language);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
