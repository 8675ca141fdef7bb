import type { LangGraphRunnableConfig } from "@langchain/langgraph";
import { Annotation, StateGraph } from "@langchain/langgraph";
import {
  END,
  type GraphState,
  type NamedGraph,
  type NodeEnd,
  type Way,
} from "../contracts/named-graph.ts";

/** One call of a graph: does what a node is there for. It never throws, and says how it ended. */
export interface NodeHost {
  /** What changes in the state. */
  visit(node: string, state: GraphState): Promise<GraphState>;
  /** Null where the call is over, and goes nowhere from there. */
  endOf(node: string): NodeEnd | null;
}

/**
 * A graph as LangGraph runs it: a channel for each field of the state, a node for each node. It
 * keeps nothing: what has ended is in the journal, and a call that is taken up again goes past it.
 */
export function namedStateGraph({ state, reducers, nodes, ways }: NamedGraph) {
  const fields = Object.keys(state.shape).map((field) => {
    const reduce = reducers.get(field) ?? ((_, update) => update);
    const channel = Annotation<GraphState[string] | undefined>({
      // The first update is what the graph begins with.
      reducer: (before, update) =>
        before === undefined || update === undefined ? update : reduce(before, update),
      default: () => undefined,
    });
    return [field, channel] as const;
  });
  const State = Annotation.Root(Object.fromEntries(fields));
  const graph = new StateGraph(State) as unknown as StateGraph<
    typeof State.spec,
    GraphState,
    GraphState,
    string
  >;
  for (const { id } of nodes) {
    graph.addNode(id, (now: GraphState, config: LangGraphRunnableConfig) =>
      hostOf(config).visit(id, now),
    );
  }
  for (const way of ways) addWay(graph, way);
  return graph.compile();
}

export type NamedStateGraph = ReturnType<typeof namedStateGraph>;

interface Ways {
  addEdge(from: string | string[], to: string): unknown;
  addConditionalEdges(
    from: string,
    choose: (state: GraphState, config: LangGraphRunnableConfig) => string | string[],
    to: string[],
  ): unknown;
}

function addWay(graph: Ways, { from, to, choose }: Way): void {
  const [only = "", ...others] = from;
  if (choose === null) {
    for (const next of to) graph.addEdge(others.length > 0 ? [...from] : only, next);
    return;
  }
  graph.addConditionalEdges(
    only,
    (state, config) => {
      const ended = hostOf(config).endOf(only);
      return ended === null ? END : [choose(state, ended)].flat();
    },
    [...to],
  );
}

/** Carried by the call's own configuration, which goes through LangGraph untouched. */
export const HOST = "node_host";

function hostOf({ configurable }: LangGraphRunnableConfig): NodeHost {
  const host: unknown = configurable?.[HOST];
  if (!isHost(host)) throw new TypeError("A graph of agents was not called by the engine.");
  return host;
}

const isHost = (value: unknown): value is NodeHost =>
  typeof value === "object" && value !== null && "visit" in value && "endOf" in value;
