import type { Agent } from "../contracts/agent.ts";
import type { AgentLookup } from "../contracts/agent-lookup.ts";
import { checkPlan } from "./check-plan.ts";
import { checkSent } from "./checks/arguments.ts";
import { checkReferences } from "./checks/references.ts";
import type { Issue, Report } from "./issue.ts";
import { viewOf } from "./plan-view.ts";
import { typesOfAgent } from "./schema/of-agent.ts";
import { type Place, TypeFlow } from "./type-flow.ts";

/**
 * Whether a composite's plan validates with its own input as `$input`, and its result fits its
 * output. An agent of code has nothing to validate here.
 */
export function validateComposite(agent: Agent, agents: AgentLookup): Issue[] {
  const { body } = agent;
  if (body.type === "code") return [];
  const round = recursion(agent, agents, []);
  if (round !== null) {
    const message = `${round.join(" contains ")}, without end`;
    const repair = "call an agent that does not lead back here";
    return [{ code: "recursion", path: "plan", message, repair }];
  }
  const issues: Issue[] = [];
  const reportIn =
    (prefix: string): Report =>
    (code, path, message, repair) =>
      issues.push({ code, path: `${prefix}${path}`, message, repair });
  const steps = body.plan.steps.map((step, index) => ({ step, index, dropped: new Set<string>() }));
  const view = viewOf(steps, agents, reportIn("plan."));
  const types = typesOfAgent(agent);
  const flow = new TypeFlow(view, types.parsedInput);
  checkPlan(view, flow);
  const place: Place = { entry: null, field: "result", guards: [] };
  const outside = { ...view, report: reportIn("") };
  checkReferences(outside, flow, { tree: body.result, place, path: "result", asked: false });
  checkSent(outside, flow, {
    tree: body.result,
    target: types.returned,
    schema: agent.output,
    path: "result",
    place,
    taker: `the output of "${agent.name}"`,
  });
  return issues;
}

/** The way from an agent through composites back to itself, or null. */
function recursion(
  agent: Agent,
  agents: AgentLookup,
  above: readonly string[],
): readonly string[] | null {
  const trail = [...above, agent.name];
  if (above.includes(agent.name)) return trail;
  if (agent.body.type === "code") return null;
  for (const name of new Set(agent.body.plan.steps.map(({ action }) => action))) {
    const inner = agents.find(name);
    const found = inner === undefined ? null : recursion(inner, agents, trail);
    if (found !== null) return found;
  }
  return null;
}
