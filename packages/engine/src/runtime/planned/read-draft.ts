import type { AgentLookup } from "../../contracts/agent-lookup.ts";
import type { JsonValue } from "../../contracts/json.ts";
import { withReplanOnError } from "../../planner/plan-draft.ts";
import { type Validation, validatePlan } from "../../planning/validate-plan.ts";

/** A plan for a run with a goal, be it from a planner or from a person, and what is wrong with it. */
export function readDraft(draft: JsonValue, agents: AgentLookup): Validation {
  return validatePlan(withReplanOnError(draft), agents);
}
