import type { Step } from "../../contracts/plan.ts";
import { type DrawnAgent, fieldsOf } from "./drawn-agent.ts";
import { topField } from "./field.ts";
import type { GraphEdge, GraphNode } from "./graph-json.ts";

/** The fields a step takes and gives: as its agent says, else as the plan uses them. */
export function portsOf(
  step: Step,
  agent: DrawnAgent | undefined,
  edges: readonly GraphEdge[],
): GraphNode["io"] {
  const declared = { in: fieldsOf(agent?.input), out: fieldsOf(agent?.output) };
  const used = edges
    .filter(({ from }) => from === step.id)
    .flatMap(({ map }) => Object.keys(map).flatMap((field) => topField(field) ?? []));
  return {
    in: declared.in.length > 0 ? declared.in : Object.keys(step.args),
    out: declared.out.length > 0 ? declared.out : [...new Set(used)],
  };
}
