/**
 * A graph as an agent: nodes with a state in common, edges that may choose and may lead back. For
 * what is always the same (a conversation, a funnel); what differs from case to case is a plan. The
 * functions in it (`choose`, reducers) must depend on what they are given alone: a run that is taken
 * up again goes the same way again, past everything that has ended.
 */
import { z } from "zod";
import type { Agent, AgentSpec } from "./agent.ts";
import { type HeadDraft, headOf, invalidAgent } from "./agent-head.ts";
import { JsonValue } from "./json.ts";
import {
  END,
  type NamedGraph,
  type NodeEnd,
  type Reducer,
  START,
  type Way,
} from "./named-graph.ts";
import { Step } from "./plan.ts";

/** All that a step of a plan can have, except an order: that is what edges are for. */
type NodeOptions = Omit<z.input<typeof Step>, "id" | "action" | "depends_on">;

export interface GraphNodeDraft extends NodeOptions {
  readonly agent: Agent;
}

export interface EdgeDraft<State> {
  readonly from: string | readonly string[];
  readonly to: string | readonly string[];
  choose?(state: State, ended: NodeEnd): string | readonly string[];
}

type Reducers<State> = {
  readonly [Field in keyof State]?: (before: State[Field], update: State[Field]) => State[Field];
};

export interface GraphDefinition<I extends z.ZodType, O extends z.ZodType, S extends z.ZodObject>
  extends Omit<HeadDraft, "cache"> {
  readonly input: I;
  readonly output: O;
  /** Made of the input when the graph begins: every field that is not in it needs a default. */
  readonly state: S;
  /** @default what a node gives takes the place of what was there */
  readonly reducers?: Reducers<z.output<S>>;
  /**
   * An agent, or one with the options of a step. In `args` `$input` is the state; without `args`
   * the agent is given the fields of the state that its input names.
   */
  readonly nodes: { readonly [id: string]: Agent | GraphNodeDraft };
  readonly edges: readonly EdgeDraft<z.output<S>>[];
  /** For example `{ text: "$input.text" }`: here, too, `$input` is the state. */
  readonly result: z.input<typeof JsonValue>;
  /** @default 100 */
  readonly most_visits?: number;
}

/** For a field that is a list: what a node gives goes behind what is there. */
export const append = <Item>(before: readonly Item[], update: readonly Item[]): Item[] => [
  ...before,
  ...update,
];

/**
 * Its nodes' agents are registered beside it, so that whatever is put around agents is put around
 * them, too.
 */
export function defineGraph<I extends z.ZodType, O extends z.ZodType, S extends z.ZodObject>(
  definition: GraphDefinition<I, O, S>,
): AgentSpec<I, O> {
  const { name, input, output, state } = definition;
  const head = headOf(definition);
  const nodes = Object.entries(definition.nodes).map(([id, draft]) => nodeOf(id, draft, state));
  const read = z.object({ nodes: z.array(Step).min(1), result: JsonValue, most_visits: Visits });
  const parsed = read.safeParse({ most_visits: 100, ...definition, nodes });
  if (!parsed.success) throw invalidAgent(name, parsed.error);
  const ways = definition.edges.map(wayOf);
  const issues = issuesOf(parsed.data.nodes, ways, Object.keys(state.shape));
  if (issues.length > 0) throw invalidAgent(name, new z.ZodError(issues));
  const { result, most_visits } = parsed.data;
  // The state is parsed by the schema whose type they were written for.
  const own = (definition.reducers ?? {}) as { [field: string]: Reducer };
  const reducers = new Map(Object.entries(own));
  const graph: NamedGraph = { state, reducers, nodes: parsed.data.nodes, ways, most_visits };
  return { ...head, input, output, body: { type: "graph", graph, result } };
}

const Visits = z.int().min(1).max(10_000);

function nodeOf(id: string, draft: Agent | GraphNodeDraft, state: z.ZodObject) {
  const { agent, ...options } = "agent" in draft ? draft : { agent: draft };
  const fields = agent.input instanceof z.ZodObject ? Object.keys(agent.input.shape) : [];
  const shared = fields.filter((field) => field in state.shape);
  const args = Object.fromEntries(shared.map((field) => [field, `$input.${field}`]));
  return { args, ...options, id, action: agent.name };
}

function wayOf<State>({ from, to, choose }: EdgeDraft<State>): Way {
  return { from: [from].flat(), to: [to].flat(), choose: (choose as Way["choose"]) ?? null };
}

function issuesOf(
  nodes: readonly Step[],
  ways: readonly Way[],
  fields: readonly string[],
): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = [];
  const report = (path: (string | number)[], message: string) =>
    issues.push({ code: "custom", path, message, input: undefined });
  const ids = new Set(nodes.map(({ id }) => id));
  for (const id of ids) {
    // LangGraph keeps both in one place.
    if (fields.includes(id)) report(["nodes", id], "must not be called like a field of the state");
  }
  for (const [at, { from, to, choose }] of ways.entries()) {
    const known = (side: "from" | "to", border: string) => (name: string) => {
      if (!ids.has(name) && name !== border) report(["edges", at, side], `"${name}" is no node`);
    };
    from.forEach(known("from", START));
    to.forEach(known("to", END));
    if (from.length === 0 || to.length === 0) report(["edges", at], "leads from or to nothing");
    if (choose !== null && from.length > 1) report(["edges", at], "only one node can choose");
  }
  const reached = reachedFrom(START, ways);
  for (const id of ids) if (!reached.has(id)) report(["nodes", id], "cannot be reached");
  return issues;
}

function reachedFrom(start: string, ways: readonly Way[]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const place of reached) {
    for (const { from, to } of ways) if (from.includes(place)) for (const id of to) reached.add(id);
  }
  return reached;
}
