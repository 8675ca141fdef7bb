import type { GraphNode } from "./graph-json.ts";
import type { MarkIndex } from "./mark-index.ts";
import { endState } from "./step-state.ts";

/** More than a screen shows; the rest becomes one node that says how many they are. */
const MAX_ITEMS = 60;

/** The items of an unfolded fan-out. What went wrong or waits is shown before what went well. */
export function fanOutItems(step: GraphNode, marks: MarkIndex): GraphNode[] {
  const seen = [...marks.items(step.id).keys()].map((position) => position + 1);
  const total = Math.max(step.fan_out?.total ?? 0, ...seen);
  const items = Array.from({ length: total }, (_, index) => itemNode(step, index, marks));
  if (total <= MAX_ITEMS) return items;
  const { left, others } = Object.groupBy(items, ({ status }) =>
    status === undefined || status === "completed" ? "others" : "left",
  );
  const shown = new Set([...(left ?? []), ...(others ?? [])].slice(0, MAX_ITEMS));
  const rest = { ...itemNode(step, total, marks), label: `+${total - MAX_ITEMS}` };
  return [...items.filter((item) => shown.has(item)), rest];
}

function itemNode(step: GraphNode, index: number, marks: MarkIndex): GraphNode {
  const id = `${step.id}[${index}]`;
  return {
    id,
    label: `#${index + 1}`,
    layer: 0,
    io: { in: [], out: [] },
    ...(step.kind && { kind: step.kind }),
    ...endState(id, marks),
    parent: step.id,
  };
}
