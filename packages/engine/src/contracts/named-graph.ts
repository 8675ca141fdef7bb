import type { z } from "zod";
import type { JsonValue } from "./json.ts";
import type { Step } from "./plan.ts";

/** Where every graph begins and ends; no node can be called so. */
export const START = "__start__";
export const END = "__end__";

/** The state of a graph: each field is there from the beginning. */
export type GraphState = { readonly [field: string]: JsonValue };

/** What a field becomes when a node gives something for it. */
export type Reducer = (before: JsonValue, update: JsonValue) => JsonValue;

/** How the node that an edge leaves has ended. */
export interface NodeEnd {
  readonly status: "completed" | "skipped" | "failed" | "rejected";
}

/** From a node to others. From several nodes together: when all of them have ended. */
export interface Way {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Which of `to`; without it, all of them. */
  readonly choose: ((state: GraphState, ended: NodeEnd) => string | readonly string[]) | null;
}

/**
 * A graph with a state that its nodes share, as `defineGraph` has checked it. Nodes are steps whose
 * `$input` is the state; what their agent gives is what changes in it.
 */
export interface NamedGraph {
  readonly state: z.ZodObject;
  readonly reducers: ReadonlyMap<string, Reducer>;
  readonly nodes: readonly Step[];
  readonly ways: readonly Way[];
  /** How many times a node may be done in one go, all nodes together. */
  readonly most_visits: number;
}
