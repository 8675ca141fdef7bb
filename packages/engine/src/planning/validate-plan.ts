import type { AgentLookup } from "../contracts/agent-lookup.ts";
import type { JsonSchema } from "../contracts/json-schema.ts";
import type { Plan } from "../contracts/plan.ts";
import { engineErrors } from "../errors.ts";
import { checkPlan } from "./check-plan.ts";
import { readShape } from "./checks/shape.ts";
import type { Issue, Report } from "./issue.ts";
import { viewOf } from "./plan-view.ts";
import { typeOfSchema } from "./schema/from-json-schema.ts";
import { UNKNOWN } from "./schema/type.ts";
import { TypeFlow } from "./type-flow.ts";

export interface ValidateOptions {
  /** Schema of the run's input; without it, `$input` may be anything. */
  readonly input?: JsonSchema;
}

export interface Validation {
  /** All of them: empty if and only if the plan can be compiled. */
  readonly issues: readonly Issue[];
  /** The plan with its defaults filled in; null if it could not be read as one. */
  readonly plan: Plan | null;
}

/**
 * Finds everything that can be known to be wrong before a run. Never throws, whatever it is given.
 * A plan without issues fails at run time only for reasons that lie in the data.
 */
export function validatePlan(
  given: unknown,
  agents: AgentLookup,
  options: ValidateOptions = {},
): Validation {
  const issues: Issue[] = [];
  const report: Report = (code, path, message, repair) =>
    issues.push({ code, path, message, repair });
  const { plan, steps } = readShape(given, report);
  const view = viewOf(steps, agents, report);
  const input = options.input === undefined ? UNKNOWN : typeOfSchema(options.input);
  checkPlan(view, new TypeFlow(view, input));
  return { issues, plan };
}

/** The plan with its defaults filled in, or a `plan-invalid` error with every issue. */
export function assertValidPlan(
  given: unknown,
  agents: AgentLookup,
  options: ValidateOptions = {},
): Plan {
  const { issues, plan } = validatePlan(given, agents, options);
  if (plan !== null && issues.length === 0) return plan;
  const [first] = issues;
  const more = issues.length > 1 ? ` And ${issues.length - 1} more.` : "";
  const repair = first?.repair ? ` (${first.repair})` : "";
  const detail = `${first?.path || "plan"}: ${first?.message}${repair}.${more}`;
  throw engineErrors.error("plan-invalid", { detail, issues });
}
