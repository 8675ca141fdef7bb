import type { Agent } from "../contracts/agent.ts";
import type { AgentLookup } from "../contracts/agent-lookup.ts";
import type { Step } from "../contracts/plan.ts";
import { checkPlan } from "./check-plan.ts";
import { checkSent } from "./checks/arguments.ts";
import { checkReferences } from "./checks/references.ts";
import { checkGivenState } from "./checks/state.ts";
import type { Issue, Report } from "./issue.ts";
import { viewOf } from "./plan-view.ts";
import { typesOfAgent } from "./schema/of-agent.ts";
import type { Type } from "./schema/type.ts";
import { type Place, TypeFlow } from "./type-flow.ts";

/**
 * Whether a composite's plan or graph validates, with its own input or state as `$input`, and its
 * result fits its output. An agent of code has nothing to validate here.
 */
export function validateComposite(agent: Agent, agents: AgentLookup): Issue[] {
  const inside = insideOf(agent);
  if (inside === null) return [];
  const { name, steps, input, result } = inside;
  const round = recursion(agent, agents, []);
  if (round !== null) {
    const message = `${round.join(" contains ")}, without end`;
    const repair = "call an agent that does not lead back here";
    return [{ code: "recursion", path: name, message, repair }];
  }
  const issues: Issue[] = [];
  const reportIn =
    (prefix: string): Report =>
    (code, path, message, repair) =>
      issues.push({ code, path: `${prefix}${path}`, message, repair });
  const entries = steps.map((step, index) => ({ step, index, dropped: new Set<string>() }));
  const view = viewOf(entries, agents, reportIn(`${name}.`));
  const flow = new TypeFlow(view, input);
  checkPlan(view, flow);
  if (agent.body.type === "graph") checkGivenState(view, agent.body.graph.state);
  const place: Place = { entry: null, field: "result", guards: [] };
  const outside = { ...view, report: reportIn("") };
  checkReferences(outside, flow, { tree: result, place, path: "result", asked: false });
  checkSent(outside, flow, {
    tree: result,
    target: typesOfAgent(agent).returned,
    schema: agent.output,
    path: "result",
    place,
    taker: `the output of "${agent.name}"`,
  });
  return issues;
}

interface Inside {
  readonly name: "plan" | "graph";
  readonly steps: readonly Step[];
  /** What `$input` is there. */
  readonly input: Type;
  readonly result: Parameters<typeof checkReferences>[2]["tree"];
}

function insideOf(agent: Agent): Inside | null {
  const { body } = agent;
  if (body.type === "code") return null;
  const { result } = body;
  if (body.type === "plan") {
    const { parsedInput: input } = typesOfAgent(agent);
    return { name: "plan", steps: body.plan.steps, input, result };
  }
  const { nodes, state } = body.graph;
  const { parsedInput: input } = typesOfAgent({ ...agent, input: state });
  return { name: "graph", steps: nodes, input, result };
}

/** The way from an agent through composites back to itself, or null. */
function recursion(
  agent: Agent,
  agents: AgentLookup,
  above: readonly string[],
): readonly string[] | null {
  const trail = [...above, agent.name];
  if (above.includes(agent.name)) return trail;
  const steps = insideOf(agent)?.steps ?? [];
  for (const name of new Set(steps.map(({ action }) => action))) {
    const inner = agents.find(name);
    const found = inner === undefined ? null : recursion(inner, agents, trail);
    if (found !== null) return found;
  }
  return null;
}
