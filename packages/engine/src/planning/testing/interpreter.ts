import { failedSlot, isFailedSlot } from "../../contracts/failed-slot.ts";
import { assertJson, type JsonValue } from "../../contracts/json.ts";
import type { Plan, Step } from "../../contracts/plan.ts";
import { evaluate } from "../../placeholders/evaluate.ts";
import type { Scope, StepView } from "../../placeholders/scope.ts";
import { stepReferences } from "../../placeholders/step-references.ts";
import { resolve } from "../../placeholders/template.ts";
import { chance, type Dice, pick } from "./dice.ts";
import type { RandomAgent } from "./random-plan.ts";
import { sampleOf } from "./random-schema.ts";

/**
 * The meaning of a plan in the fewest words: one step after the other, no retries, nobody to ask.
 * Throws where a placeholder leads to nothing or an agent refuses its input.
 */
export function interpret(plan: Plan, agents: readonly RandomAgent[], dice: Dice): number {
  const done = new Map<string, StepView>();
  const scope: Scope = { step: (id) => done.get(id), input: null };
  let calls = 0;
  for (const step of inOrder(plan.steps, dice)) {
    const view = run(step);
    done.set(step.id, view);
  }
  return calls;

  function run(step: Step): StepView {
    const needed = stepReferences(step).filter(({ soft }) => !soft);
    const lacks = needed.some(({ ref }) => (done.get(ref)?.status ?? "completed") !== "completed");
    if (lacks || (step.when !== undefined && !evaluate(step.when, scope))) return SKIPPED;
    if (step.on_error === "continue" && chance(dice, 15)) return FAILED;
    if (step.each === undefined) return call(step, scope);
    const items = resolve(step.each, scope);
    if (!Array.isArray(items)) throw new Error(`${JSON.stringify(items)} is not a list`);
    const views = items.map((item: JsonValue, index): StepView => {
      if (isFailedSlot(item)) return { ...SKIPPED, result: item };
      const view = call(step, { ...scope, item, index });
      if (!chance(dice, 20)) return view;
      return { ...view, result: failedSlot({ code: "test", message: "failed by chance" }) };
    });
    const [input, result] = [views.map((view) => view.input), views.map((view) => view.result)];
    return { status: "completed", input, result };
  }

  function call(step: Step, at: Scope): StepView {
    const found = agents.find(({ agent }) => agent.name === step.action);
    if (found === undefined) throw new Error(`no agent ${step.action}`);
    let last: JsonValue = null;
    for (let iteration = 0; ; iteration++) {
      const input = resolve(step.args, { ...at, last, iteration });
      found.agent.input.parse(input);
      calls++;
      const output = found.agent.output.parse(sampleOf(found.output, dice));
      const result = assertJson(output, "the test's own value");
      const view: StepView = { status: "completed", input, result };
      last = result;
      const { repeat } = step;
      const own: Scope = { ...at, last, step: (id) => (id === step.id ? view : at.step(id)) };
      if (repeat === undefined || iteration + 1 >= repeat.max) return view;
      if (evaluate(repeat.until, own)) return view;
    }
  }
}

const SKIPPED: StepView = { status: "skipped", input: null, result: null };
const FAILED: StepView = { status: "failed", input: null, result: null };

/** Any order that the dependencies allow: nothing else may be relied on. */
function inOrder(steps: readonly Step[], dice: Dice): Step[] {
  const order: Step[] = [];
  while (order.length < steps.length) {
    const ready = steps.filter(
      (step) =>
        !order.includes(step) &&
        step.depends_on.every((id) => order.some((other) => other.id === id)),
    );
    order.push(pick(dice, ready));
  }
  return order;
}
