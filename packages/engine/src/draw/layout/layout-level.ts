import { endOffset } from "./align-blocks.ts";
import { type Cells, cellsOf, type LevelInput } from "./cells.ts";
import { type Channels, channelsOf } from "./channels.ts";
import type {
  Box,
  EdgeLabel,
  Layout,
  PlacedEdge,
  PlacedNode,
  PlacedPort,
  Point,
} from "./geometry.ts";
import { orderRanks } from "./order-ranks.ts";
import { type Ports, portsOf } from "./ports.ts";
import { verticalPositions } from "./vertical.ts";

/** Lays out one plan; what is unfolded inside a node is, here, only the node's size. */
export function layoutLevel(input: LevelInput): Layout {
  if (input.nodes.length === 0) return { width: 0, height: 0, nodes: [], edges: [] };
  const level = cellsOf(input);
  const ranks = orderRanks(level);
  const ports = portsOf(level, ranks, input.edges);
  const middle = verticalPositions(level, ranks, ports);
  const channels = untangled(level, ports, middle);
  const columns = columnsOf(level, channels);
  const boxes = level.cells.map((cell, index): Box => {
    const { x, width } = columns.at(cell.rank);
    const { height } = cell;
    const y = (middle[index] ?? 0) - height / 2;
    return { x: x + (width - cell.width) / 2, y, width: cell.width, height };
  });
  const nodes = level.cells.flatMap(({ node }, cell): PlacedNode[] => {
    const box = boxes[cell];
    if (!node || !box) return [];
    return [{ id: node.id, ...box, isGroup: false, ports: placedPorts(ports, cell, box) }];
  });
  const edges = input.edges.map(
    ({ from, to }, edge): PlacedEdge => ({
      from,
      to,
      points: pointsOf(edge, { level, ports, channels, columns, boxes, middle }),
      label: labelOf(level, edge, boxes),
    }),
  );
  return atOrigin(nodes, edges, columns.width);
}

/** Edges that would lie on each other are moved by less than the gap between any two cells. */
function untangled(level: Cells, ports: Ports, middle: Float64Array): Channels {
  let channels = channelsOf(level, ports, middle);
  for (let round = 0; round < 3 && channels.clashing.length > 0; round++) {
    for (const cell of new Set(channels.clashing)) middle[cell] = (middle[cell] ?? 0) + 3;
    channels = channelsOf(level, ports, middle);
  }
  return channels;
}

interface Columns {
  at(rank: number): { readonly x: number; readonly width: number };
  /** The left side of the channel after a rank. */
  channel(rank: number): number;
  readonly width: number;
}

function columnsOf({ cells, ranks }: Cells, channels: Channels): Columns {
  const places: { x: number; width: number }[] = [];
  let x = channels.width(-1);
  for (const [rank, members] of ranks.entries()) {
    const width = Math.max(0, ...members.map((cell) => cells[cell]?.width ?? 0));
    places.push({ x, width });
    x += width + channels.width(rank);
  }
  const at = (rank: number) => places[rank] ?? { x: 0, width: 0 };
  return { at, channel: (rank) => (rank < 0 ? 0 : at(rank).x + at(rank).width), width: x };
}

interface Placed {
  readonly level: Cells;
  readonly ports: Ports;
  readonly channels: Channels;
  readonly columns: Columns;
  readonly boxes: readonly Box[];
  readonly middle: Float64Array;
}

function pointsOf(edge: number, placed: Placed): Point[] {
  const { level, ports, channels, columns, boxes, middle } = placed;
  const route = level.routes[edge] ?? [];
  const y = (cell: number) => (middle[cell] ?? 0) + endOffset(level, ports, cell, edge);
  const [source, target] = [route[0] ?? 0, route.at(-1) ?? 0];
  const [from, to] = [boxes[source], boxes[target]];
  const points: Point[] = [{ x: (from?.x ?? 0) + (from?.width ?? 0), y: y(source) }];
  for (const [piece, cell] of route.slice(0, -1).entries()) {
    const track = channels.trackAt(edge, piece);
    if (track === null) continue;
    const x = columns.channel(track.rank) + track.x;
    points.push({ x, y: y(cell) }, { x, y: y(route[piece + 1] ?? cell) });
  }
  points.push({ x: to?.x ?? 0, y: y(target) });
  return straightened(points);
}

/** Without points that lie on the line between their neighbours. */
function straightened(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    const onRow = before.y === point.y && point.y === after.y;
    const onColumn = before.x === point.x && point.x === after.x;
    return !onRow && !onColumn;
  });
}

function labelOf({ cells, routes }: Cells, edge: number, boxes: readonly Box[]): EdgeLabel | null {
  const cell = routes[edge]?.find((index) => cells[index]?.label);
  const box = cell === undefined ? undefined : boxes[cell];
  const lines = cell === undefined ? undefined : cells[cell]?.label;
  return box && lines ? { ...box, lines } : null;
}

function placedPorts(ports: Ports, cell: number, box: Box): PlacedPort[] {
  return (["in", "out"] as const).flatMap((side) =>
    ports
      .slots(cell, side)
      .filter(({ name }) => name !== "")
      .map(({ name, connected, offset }) => ({
        side,
        name,
        connected,
        x: side === "in" ? box.x : box.x + box.width,
        y: box.y + box.height / 2 + offset,
      })),
  );
}

/** Moved so that nothing lies above the top. */
function atOrigin(
  nodes: readonly PlacedNode[],
  edges: readonly PlacedEdge[],
  width: number,
): Layout {
  const boxes: Box[] = [...nodes, ...edges.flatMap(({ label }) => label ?? [])];
  const ys = [
    ...boxes.flatMap(({ y, height }) => [y, y + height]),
    ...edges.flatMap(({ points }) => points.map(({ y }) => y)),
  ];
  const top = ys.reduce((a, b) => Math.min(a, b));
  const bottom = ys.reduce((a, b) => Math.max(a, b));
  return { width, height: bottom - top, ...moved(nodes, edges, 0, -top) };
}

/** The same things somewhere else. */
export function moved(
  nodes: readonly PlacedNode[],
  edges: readonly PlacedEdge[],
  dx: number,
  dy: number,
): Pick<Layout, "nodes" | "edges"> {
  const by = <P extends Point>(point: P): P => ({ ...point, x: point.x + dx, y: point.y + dy });
  return {
    nodes: nodes.map((node) => ({ ...by(node), ports: node.ports.map(by) })),
    edges: edges.map((edge) => ({
      ...edge,
      points: edge.points.map(by),
      label: edge.label && by(edge.label),
    })),
  };
}
