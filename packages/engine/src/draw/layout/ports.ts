import { topField, WHOLE } from "../graph/field.ts";
import type { GraphEdge, GraphNode } from "../graph/graph-json.ts";
import type { Cells } from "./cells.ts";

/** A place on a node's side where edges arrive or leave. */
export interface Slot {
  /** The field; `*` for the whole, `""` for order alone, which has no dot. */
  readonly name: string;
  readonly connected: boolean;
  /** From the node's middle, downwards. */
  readonly offset: number;
}

export type Side = "in" | "out";

export interface Ports {
  slots(cell: number, side: Side): readonly Slot[];
  /** How far from the middle of a cell an edge is attached; 0 where it passes. */
  offset(cell: number, side: Side, edge: number): number;
}

const SPACING = 12;
const CLOSEST = 9;
const MARGIN = 10;
/** Fields that nobody uses are shown only as far as this many dots. */
const FREE = 5;

/** A dot for each field, sorted so that the edges at one side do not cross each other. */
export function portsOf(
  level: Cells,
  ranks: readonly (readonly number[])[],
  edges: readonly GraphEdge[],
): Ports {
  const position = new Map(ranks.flatMap((rank) => rank.map((cell, at) => [cell, at] as const)));
  const slots = new Map<string, Slot[]>();
  const names = new Map<string, string>();
  const at = (cell: number, side: Side) => `${cell} ${side}`;
  /** Where in its rank the edge goes next; around the node is below everything, or above. */
  const goesTo = (cell: number, next: number): number => {
    const place = position.get(next) ?? 0;
    const turns = level.cells[next]?.rank === level.cells[cell]?.rank;
    return turns ? Math.sign(place - (position.get(cell) ?? 0)) * 1e6 : place;
  };
  for (const side of ["in", "out"] as const) {
    const uses = new Map<number, Map<string, number[]>>();
    for (const [index, edge] of edges.entries()) {
      const route = level.routes[index] ?? [];
      const [cell, next] = side === "out" ? [route[0], route[1]] : [route.at(-1), route.at(-2)];
      const node = level.cells[cell ?? -1]?.node;
      if (cell === undefined || next === undefined || !node) continue;
      const name = side === "out" ? sourceOf(edge, node) : destinationOf(edge, node);
      names.set(`${at(cell, side)} ${index}`, name);
      const here = uses.get(cell) ?? new Map<string, number[]>();
      uses.set(cell, here.set(name, [...(here.get(name) ?? []), goesTo(cell, next)]));
    }
    for (const [cell, { node, height }] of level.cells.entries()) {
      if (node)
        slots.set(at(cell, side), spread(uses.get(cell) ?? new Map(), node.io[side], height));
    }
  }
  const find = (cell: number, side: Side) => slots.get(at(cell, side)) ?? [];
  return {
    slots: find,
    offset: (cell, side, edge) => {
      const name = names.get(`${at(cell, side)} ${edge}`);
      return find(cell, side).find((slot) => slot.name === name)?.offset ?? 0;
    },
  };
}

/** How many steps from the middle the last dot is, with the used ones in the middle. */
function reachOf(used: number, free: number): number {
  return used === 0 ? (free - 1) / 2 : (used - 1) / 2 + Math.ceil(free / 2);
}

/** As high as the dots of its edges need it. */
export function heightOfPorts(node: GraphNode, edges: readonly GraphEdge[]): number {
  const sources = edges.filter(({ from }) => from === node.id).map((edge) => sourceOf(edge, node));
  const places = edges.filter(({ to }) => to === node.id).map((edge) => destinationOf(edge, node));
  const most = Math.max(new Set(sources).size, new Set(places).size);
  return (most - 1) * CLOSEST + 2 * MARGIN;
}

/** Used fields in the middle, those that nobody uses around them. */
function spread(
  uses: ReadonlyMap<string, readonly number[]>,
  fields: readonly string[],
  height: number,
): Slot[] {
  const mean = (places: readonly number[]) => places.reduce((a, b) => a + b, 0) / places.length;
  const used = [...uses].sort((a, b) => mean(a[1]) - mean(b[1])).map(([name]) => name);
  const free = fields.filter((field) => !uses.has(field));
  // Fields that nobody uses are left out where there is no room for their dots.
  let shown = free.slice(0, Math.max(0, FREE - used.length));
  while (shown.length > 0 && reachOf(used.length, shown.length) * CLOSEST > height / 2 - MARGIN) {
    shown = shown.slice(0, -1);
  }
  const above = Math.floor(shown.length / 2);
  const all = [...shown.slice(0, above), ...used, ...shown.slice(above)];
  const centre = used.length === 0 ? (all.length - 1) / 2 : above + (used.length - 1) / 2;
  const reach = reachOf(used.length, shown.length);
  const step = Math.min(SPACING, reach > 0 ? (height / 2 - MARGIN) / reach : 0);
  return all.map((name, index) => ({
    name,
    connected: uses.has(name),
    offset: (index - centre) * step,
  }));
}

function sourceOf({ map }: GraphEdge, { io }: GraphNode): string {
  const [field] = Object.keys(map);
  if (field === undefined) return "";
  const top = topField(field);
  return top !== null && io.out.includes(top) ? top : WHOLE;
}

function destinationOf({ map }: GraphEdge, { io }: GraphNode): string {
  const [place] = Object.values(map);
  if (place === undefined) return "";
  const top = topField(place.split(", ")[0] ?? "");
  return top !== null && io.in.includes(top) ? top : WHOLE;
}
