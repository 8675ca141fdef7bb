import { isBoleError } from "@bole/base";
import {
  evaluate,
  failedSlot,
  isFailedSlot,
  type JsonValue,
  type Plan,
  type Registry,
  resolve,
  type Scope,
  type StepStatus,
} from "../../src/index.ts";
import { stepReferences } from "../../src/placeholders/step-references.ts";
import type { Decide } from "./decisions.ts";
import { bodies } from "./world.ts";

/**
 * What a plan means, in the fewest words: one step after the other, everybody answers at once,
 * nothing is ever stopped. The engine must come to the same ends, whatever happens on the way.
 */
export interface End {
  readonly status: StepStatus;
  readonly input: JsonValue;
  readonly result: JsonValue;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export interface Meaning {
  /** By journal key: steps, items, and the steps of plans inside. */
  readonly ends: ReadonlyMap<string, End>;
  /** Steps of the plan itself that fail the run. */
  readonly fatal: readonly string[];
}

type Step = Plan["steps"][number];

export function meaningOf(plan: Plan, registry: Registry, decide: Decide): Meaning {
  const ends = new Map<string, End>();
  const fatal = runPlan({ plan, input: {}, prefix: "" });
  return { ends, fatal };

  function runPlan(inner: { plan: Plan; input: JsonValue; prefix: string }): string[] {
    const scope: Scope = { step: (id) => ends.get(inner.prefix + id), input: inner.input };
    const failed: string[] = [];
    // Steps are written after what they depend on.
    for (const step of inner.plan.steps) {
      if (!step.depends_on.every((id) => scope.step(id) && !failed.includes(id))) continue;
      const key = inner.prefix + step.id;
      const end = runStep(step, key, scope);
      ends.set(key, end);
      if (end.status === "failed" && step.on_error === "fail") failed.push(step.id);
    }
    return failed;
  }

  function runStep(step: Step, key: string, scope: Scope): End {
    const firm = new Set(stepReferences(step).flatMap(({ ref, soft }) => (soft ? [] : [ref])));
    for (const id of step.depends_on) {
      const before = ends.get(key.slice(0, -step.id.length) + id);
      if (before === undefined || before.status === "completed") continue;
      const own = before.status === "failed" || before.error?.code === "condition-false";
      if (!own || firm.has(id)) return ended("skipped", "dependency-unmet");
    }
    return attempt(() => {
      if (step.when !== undefined && !evaluate(step.when, scope)) {
        return ended("skipped", "condition-false");
      }
      return step.each === undefined ? runOne(step, key, scope) : runEach(step, key, scope);
    });
  }

  function runEach(step: Step, key: string, scope: Scope): End {
    const list = resolve(step.each ?? null, scope);
    if (!Array.isArray(list)) throw new Error("not a list");
    let entries: JsonValue[] = list;
    if (step.approval === "before") {
      const inputs = list.map((item: JsonValue, index) =>
        isFailedSlot(item) ? item : resolve(step.args, { ...scope, item, index, ...FIRST_TURN }),
      );
      const asked = ask(step, key, "before", inputs, true);
      if (asked === null) return ended("rejected", "rejected");
      entries = Array.isArray(asked) ? asked : [];
    }
    const items = entries.map((entry, index) => {
      const at = { ...scope, item: list[index] ?? null, index };
      const given = step.approval === "before" ? entry : undefined;
      const end = isFailedSlot(entry)
        ? failed(entry.error)
        : attempt(() => runOne({ ...step, approval: undefined }, `${key}[${index}]`, at, given));
      ends.set(`${key}[${index}]`, end);
      return end;
    });
    const first = items[0]?.error;
    if (first && items.every(({ error }) => error)) return failed(first);
    const input = items.map((item) => item.input);
    const slots = items.map(({ error, result }) => (error ? failedSlot(error) : result));
    const result = step.approval === "after" ? ask(step, key, "after", slots, true) : slots;
    if (result === null) return ended("rejected", "rejected");
    return { status: "completed", input, result, error: null };
  }

  function runOne(step: Step, key: string, outer: Scope, given?: JsonValue): End {
    const event = step.wait?.event === undefined ? null : { index: outer.index ?? null };
    const scope: Scope = { ...outer, event };
    const first = given ?? resolve(step.args, { ...scope, ...FIRST_TURN });
    let input = step.approval === "before" ? ask(step, key, "before", first, false) : first;
    if (input === null) return ended("rejected", "rejected");
    for (let turn = 0; ; turn++) {
      const kept = step.repeat !== undefined || step.approval === "after";
      const result = call(step.action, input, kept ? `${key}#${turn}` : key);
      const own: End = { status: "completed", input, result, error: null };
      const seen: Scope = {
        ...scope,
        last: result,
        iteration: turn,
        step: (id) => (id === step.id ? own : scope.step(id)),
      };
      const done = !step.repeat || evaluate(step.repeat.until, seen);
      if (done || turn + 1 === step.repeat?.max) {
        const last = step.approval === "after" ? ask(step, key, "after", result, false) : result;
        return last === null ? ended("rejected", "rejected", input) : { ...own, result: last };
      }
      input = resolve(step.args, { ...scope, last: result, iteration: turn + 1 });
    }
  }

  function call(action: string, input: JsonValue, key: string): JsonValue {
    const { body, input: schema } = registry.get(action);
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw coded("agent-input-invalid");
    if (body.type === "plan") {
      const [broken] = runPlan({ plan: body.plan, input, prefix: `${key}/` });
      if (broken === undefined)
        return resolve(body.result, { step: (id) => ends.get(`${key}/${id}`), input });
      const why = ends.get(`${key}/${broken}`)?.error?.message;
      throw coded("inner-plan-failed", `Step "${broken}" inside "${action}" failed: ${why}`);
    }
    return bodies[action]?.(Number(resolve("$input.n", { step: () => undefined, input }))) ?? null;
  }

  function ask(
    step: Step,
    key: string,
    phase: "before" | "after",
    value: JsonValue,
    fan_out: boolean,
  ) {
    const said = decide({ key, action: step.action, phase, fan_out });
    if (said.decision === "reject") return null;
    return said.decision === "modify" ? said.value : value;
  }
}

const FIRST_TURN = { last: null, iteration: 0 };

const ended = (status: StepStatus, code: string, input: JsonValue = null): End => ({
  status,
  input,
  result: null,
  error: { code, message: "" },
});

const failed = (error: NonNullable<End["error"]>): End => ({
  ...ended("failed", error.code),
  error,
});

class Coded extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
const coded = (code: string, message = "") => new Coded(code, message);

/** Whatever goes wrong is how the step ends. */
function attempt(work: () => End): End {
  try {
    return work();
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const code = isBoleError(error) || error instanceof Coded ? error.code : "agent-failed";
    return failed({ code, message });
  }
}
