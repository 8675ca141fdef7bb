import { createHash } from "node:crypto";
import type { Agent } from "../contracts/agent.ts";
import { canonicalJson, type JsonValue } from "../contracts/json.ts";
import type { NamedGraph } from "../contracts/named-graph.ts";
import { type Plan, type Step, StepId } from "../contracts/plan.ts";
import { compileCondition, type Question } from "../placeholders/evaluate.ts";
import { stepReferences } from "../placeholders/step-references.ts";
import { compileTemplate, type Template } from "../placeholders/template.ts";
import type { AgentSource } from "./agent-source.ts";
import { type NamedStateGraph, namedStateGraph } from "./named-state-graph.ts";

/** A step with everything looked up that does not change from run to run. */
export interface CompiledStep {
  readonly step: Step;
  readonly agent: Agent;
  readonly args: Template;
  readonly each: Template | null;
  readonly when: Question | null;
  /** The condition of a `repeat`. */
  readonly done: Question | null;
  readonly match: Template | null;
  readonly until: Template | null;
  /** Steps whose result it cannot do without. */
  readonly needs: ReadonlySet<string>;
  readonly successors: readonly string[];
  /** The plan or graph inside, where the agent is a composite. */
  readonly inner: CompiledPlan | CompiledGraph | null;
}

export interface CompiledPlan {
  readonly plan: Plan;
  /** Changes with the plan, with an agent's version, and with a plan inside. */
  readonly hash: string;
  readonly steps: ReadonlyMap<string, CompiledStep>;
  /** What a composite answers, over its steps; null for a plan that is run by itself. */
  readonly result: Template | null;
}

/** A graph with the steps that its nodes are. */
export interface CompiledGraph {
  readonly graph: NamedGraph;
  readonly hash: string;
  readonly nodes: ReadonlyMap<string, CompiledStep>;
  readonly result: Template;
  readonly runnable: NamedStateGraph;
}

/** Compiles a plan that has been validated. */
export function compileSteps(plan: Plan, agents: AgentSource, result?: JsonValue): CompiledPlan {
  const successors = new Map<string, string[]>(plan.steps.map(({ id }) => [id, []]));
  for (const { id, depends_on } of plan.steps) {
    for (const dependency of new Set(depends_on)) successors.get(dependency)?.push(id);
  }
  const steps = new Map(
    plan.steps.map((step) => [step.id, compileStep(step, successors.get(step.id) ?? [], agents)]),
  );
  return {
    plan,
    hash: hashOf(plan.steps, steps, result),
    steps,
    result: result === undefined ? null : compileTemplate(result),
  };
}

function compileStep(step: Step, successors: readonly string[], agents: AgentSource): CompiledStep {
  const agent = agents.get(step.action);
  const template = (tree: JsonValue | undefined) =>
    tree === undefined ? null : compileTemplate(tree);
  return {
    step,
    agent,
    args: compileTemplate(step.args),
    each: template(step.each),
    when: step.when === undefined ? null : compileCondition(step.when),
    done: step.repeat ? compileCondition(step.repeat.until) : null,
    match: template(step.wait?.match),
    until: template(step.wait?.until),
    needs: stepsNeededBy(step),
    successors,
    inner: innerOf(agent, agents),
  };
}

function innerOf({ body }: Agent, agents: AgentSource): CompiledStep["inner"] {
  if (body.type === "code") return null;
  if (body.type === "plan") return compileSteps(body.plan, agents, body.result);
  const { graph, result } = body;
  const nodes = new Map(graph.nodes.map((node) => [node.id, compileStep(node, [], agents)]));
  // What `choose` and reducers do is told by the agent's version alone.
  const ways = graph.ways.map(({ from, to, choose }) => ({ from, to, chooses: choose !== null }));
  return {
    graph,
    hash: hashOf({ steps: graph.nodes, ways }, nodes, result),
    nodes,
    result: compileTemplate(result),
    runnable: namedStateGraph(graph),
  };
}

/** A loop may ask about its own results; that is no dependency. */
function stepsNeededBy(step: Step): Set<string> {
  const firm = stepReferences(step).filter(({ soft, ref }) => !soft && ref !== step.id);
  return new Set(firm.map(({ ref }) => ref).filter((ref) => StepId.safeParse(ref).success));
}

function hashOf(
  written: unknown,
  steps: ReadonlyMap<string, CompiledStep>,
  result: JsonValue | undefined,
): string {
  const agents = [...steps.values()].map(({ agent, inner }) => [
    agent.name,
    agent.version,
    inner?.hash ?? null,
  ]);
  // Through JSON, because a step's optional fields may be present and undefined.
  const whole: JsonValue = JSON.parse(JSON.stringify([written, agents, result ?? null]));
  return createHash("sha256").update(canonicalJson(whole)).digest("hex");
}
