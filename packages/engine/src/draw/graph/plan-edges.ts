import type { Plan, Step } from "../../contracts/plan.ts";
import { formatPath, type Segment } from "../../placeholders/reference.ts";
import { stepReferences } from "../../placeholders/step-references.ts";
import { WHOLE } from "./field.ts";
import type { GraphEdge } from "./graph-json.ts";

/**
 * Who hands what to whom. An edge for each dependency, and one for each ancestor that a placeholder
 * reaches over the heads of the steps in between: data flows there, too.
 */
export function planEdges(steps: readonly Step[]): GraphEdge[] {
  const ids = new Set(steps.map(({ id }) => id));
  return steps.flatMap((step) => {
    const maps = new Map<string, Map<string, string[]>>();
    for (const from of step.depends_on) maps.set(from, new Map());
    for (const { ref, path, at } of stepReferences(step)) {
      const fields = maps.get(ref) ?? new Map<string, string[]>();
      const source = sourceField(path);
      const places = fields.get(source) ?? [];
      const place = destination(at);
      if (!places.includes(place)) fields.set(source, [...places, place]);
      maps.set(ref, fields);
    }
    return [...maps]
      .filter(([from]) => ids.has(from) && from !== step.id)
      .map(([from, fields]) => ({ from, to: step.id, map: joined(fields) }));
  });
}

function joined(fields: ReadonlyMap<string, readonly string[]>): Record<string, string> {
  return Object.fromEntries([...fields].map(([source, places]) => [source, places.join(", ")]));
}

/** `$1.facts` and `$1.result.facts` are the same field; `$1` is the whole. */
function sourceField(path: readonly Segment[]): string {
  const inner = path[0] === "result" ? path.slice(1) : path;
  return inner.length === 0 ? WHOLE : formatPath(inner).replace(/^\./, "");
}

/** `args.topic.words` is an input's field; elsewhere the step's own word says what it is for. */
function destination(at: string): string {
  if (at.startsWith("args.")) return at.slice("args.".length);
  if (at.startsWith("repeat")) return "until";
  return /^\w+/.exec(at)?.[0] ?? at;
}

/** Edges to steps that the plan says take over by themselves. */
export function withHandoffs(edges: readonly GraphEdge[], meta: Plan["meta"] = {}): GraphEdge[] {
  const { handoffs } = meta;
  const taking = new Set(Array.isArray(handoffs) ? handoffs : []);
  return edges.map((edge) => (taking.has(edge.to) ? { ...edge, handoff: true } : edge));
}
