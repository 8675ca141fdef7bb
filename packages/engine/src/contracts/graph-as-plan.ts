/**
 * A graph as whoever draws or lists plans can read it: a step for each node, depending on those
 * that lead to it. Ways back are left out, so this is for looking at, never for running.
 */
import { z } from "zod";
import type { AgentLookup } from "./agent-lookup.ts";
import { type NamedGraph, START, type Way } from "./named-graph.ts";
import type { Plan, Step } from "./plan.ts";

export function graphAsPlan({ nodes, ways }: NamedGraph, agents: AgentLookup): Plan {
  const before = forwardSources(
    nodes.map(({ id }) => id),
    ways,
  );
  const writes = new Map(nodes.map(({ id, action }) => [id, fieldsGiven(agents, action)]));
  return {
    meta: {},
    steps: nodes.map((node) => ({
      ...node,
      depends_on: [...(before.get(node.id) ?? [])],
      args: argsShown(node, before, writes),
    })),
  };
}

function fieldsGiven(agents: AgentLookup, action: string): readonly string[] {
  const output = agents.find(action)?.output;
  return output instanceof z.ZodObject ? Object.keys(output.shape) : [];
}

/** Who leads to each node, without the ways that lead back to where one came from. */
function forwardSources(
  ids: readonly string[],
  ways: readonly Way[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const before = new Map(ids.map((id) => [id, new Set<string>()]));
  const done = new Set<string>();
  const walk = (place: string, above: ReadonlySet<string>) => {
    const path = new Set([...above, place]);
    for (const { from, to } of ways) {
      if (!from.includes(place)) continue;
      for (const next of to) {
        if (path.has(next)) continue;
        if (place !== START) before.get(next)?.add(place);
        if (!done.has(next)) walk(next, path);
      }
    }
    done.add(place);
  };
  walk(START, new Set());
  return before;
}

/** `$input.x` as `$writer.x`, so that a drawing shows which node a field comes from. */
function argsShown(
  { id, args }: Step,
  before: ReadonlyMap<string, ReadonlySet<string>>,
  writes: ReadonlyMap<string, readonly string[]>,
): Step["args"] {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const [, field] = /^\$input\.(\w+)$/.exec(String(value)) ?? [];
      const writers = field === undefined ? [] : lastWriters(id, field, before, writes);
      const shown = writers.map((writer) => `\${${writer}.${field}}`).join(" ");
      return [name, writers.length === 0 ? value : shown];
    }),
  );
}

/** The nearest nodes on each way to a node that give a field. */
function lastWriters(
  id: string,
  field: string,
  before: ReadonlyMap<string, ReadonlySet<string>>,
  writes: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = new Set<string>();
  const places = new Set(before.get(id));
  for (const place of places) {
    if (writes.get(place)?.includes(field)) found.add(place);
    else for (const above of before.get(place) ?? []) places.add(above);
  }
  return [...found];
}
