import type { JsonValue } from "../../contracts/json.ts";
import { Plan } from "../../contracts/plan.ts";
import { stepReferences } from "../../placeholders/step-references.ts";
import type { IssueCode } from "../issue.ts";
import type { RandomAgent, randomPlan } from "./random-plan.ts";

type Draft = ReturnType<typeof randomPlan>;

/** A plan with one thing wrong, and the code that must name it. */
export interface Mutation {
  readonly code: IssueCode;
  readonly broken: Draft;
}

/** Every way in which a good plan is broken on purpose. */
export function mutationsOf(draft: Draft, agents: readonly RandomAgent[]): Mutation[] {
  return draft.steps.flatMap((step, index) => {
    const change = (changed: Partial<typeof step>): Draft => ({
      steps: draft.steps.map((other, i) => (i === index ? { ...other, ...changed } : other)),
    });
    const withArg = (key: string, value: JsonValue) =>
      change({ args: { ...step.args, [key]: value } });
    const mutations: Mutation[] = [{ code: "unknown_agent", broken: change({ action: "nobody" }) }];
    if (usesSteps(draft, index)) {
      mutations.push({ code: "not_an_ancestor", broken: change({ depends_on: [] }) });
    }
    for (const [key, value] of Object.entries(step.args)) {
      const reference = typeof value === "string" ? /^\$\d+(?=[.[]|$)/.exec(value)?.[0] : undefined;
      if (reference !== undefined) {
        mutations.push({
          code: "unknown_path",
          broken: withArg(key, `${reference}.no_such_field`),
        });
      }
      const spec = agents.find(({ agent }) => agent.name === step.action)?.input;
      const field = spec?.fields.find((other) => other.key === key);
      if (field !== undefined && SCALARS.includes(field.spec.kind)) {
        mutations.push({ code: "type_mismatch", broken: withArg(key, { wrong: [true] }) });
      }
      if (field?.optional === false) {
        const { [key]: _dropped, ...args } = step.args;
        mutations.push({ code: "missing_argument", broken: change({ args }) });
      }
    }
    return mutations;
  });
}

const SCALARS: readonly string[] = ["string", "number", "integer", "boolean", "enum"];

function usesSteps(draft: Draft, index: number): boolean {
  const step = Plan.parse(draft).steps[index];
  return step !== undefined && stepReferences(step).some(({ ref }) => /^\d+$/.test(ref));
}
