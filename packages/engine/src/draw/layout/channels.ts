import { endOffset } from "./align-blocks.ts";
import type { Cells } from "./cells.ts";
import type { Ports } from "./ports.ts";
import { assignTracks, type Tracks, type Wire } from "./tracks.ts";

/** One channel after each rank, and one before the first. */
export interface Channels {
  /** How wide the channel after a rank must be. */
  width(rank: number): number;
  /** Cells that must move a little, or else two edges lie on each other. */
  readonly clashing: readonly number[];
  /** Where a piece of an edge changes its height, from the channel's left; null if it does not. */
  trackAt(edge: number, piece: number): { readonly rank: number; readonly x: number } | null;
}

const PADDING = 14;
const TRACK = 10;
/** Room for an arrow, and for air. */
const MIN_WIDTH = 34;

interface Piece {
  readonly rank: number;
  /** Pieces with the same key are one wire: edges that share a port share their first stretch. */
  readonly key: string;
  /** The end of the piece that is no node. */
  readonly cell: number;
  readonly left: readonly number[];
  readonly right: readonly number[];
}

interface Channel {
  readonly keys: ReadonlyMap<string, number>;
  readonly tracks: Tracks;
}

const near = (heights: readonly number[], y: number) =>
  heights.some((height) => Math.abs(height - y) < 2);

export function channelsOf(level: Cells, ports: Ports, middle: Float64Array): Channels {
  const groups = new Map<number, Map<string, { left: number[]; right: number[] }>>();
  const pieces = level.routes.map((route, edge) =>
    route.slice(0, -1).map((_, piece) => pieceOf(level, ports, middle, edge, piece)),
  );
  for (const { rank, key, left, right } of pieces.flat()) {
    const channel = groups.get(rank) ?? new Map<string, { left: number[]; right: number[] }>();
    const wire = channel.get(key) ?? { left: [], right: [] };
    wire.left.push(...left);
    wire.right.push(...right);
    groups.set(rank, channel.set(key, wire));
  }
  const tracks = new Map<number, Channel>();
  for (const [rank, channel] of groups) {
    const wires: Wire[] = [...channel.values()];
    const keys = new Map([...channel.keys()].map((key, index) => [key, index]));
    tracks.set(rank, { keys, tracks: assignTracks(wires) });
  }
  /** Edges pass in the odd ranks, so on one side of each channel there is a cell that can move. */
  const clashingIn = (rank: number, { keys, tracks: { clashes } }: Channel) =>
    clashes.flatMap(({ leaving, coming, y }) => {
      const side = rank % 2 === 0 ? "right" : "left";
      const wire = side === "right" ? leaving : coming;
      const piece = pieces
        .flat()
        .find((one) => one.rank === rank && keys.get(one.key) === wire && near(one[side], y));
      return piece ? [piece.cell] : [];
    });
  const last = level.ranks.length - 1;
  return {
    clashing: [...tracks].flatMap(([rank, channel]) => clashingIn(rank, channel)),
    width(rank) {
      const count = tracks.get(rank)?.tracks.count ?? 0;
      const atEdge = rank === -1 || rank === last;
      if (atEdge && count === 0) return 0;
      return Math.max(MIN_WIDTH, 2 * PADDING + Math.max(0, count - 1) * TRACK + (atEdge ? 0 : 6));
    },
    trackAt(edge, piece) {
      const found = pieces[edge]?.[piece];
      const channel = found && tracks.get(found.rank);
      const track = channel?.tracks.track[channel.keys.get(found?.key ?? "") ?? -1] ?? null;
      return found && track !== null ? { rank: found.rank, x: PADDING + track * TRACK } : null;
    },
  };
}

function pieceOf(
  level: Cells,
  ports: Ports,
  middle: Float64Array,
  edge: number,
  piece: number,
): Piece {
  const route = level.routes[edge] ?? [];
  const [a, b] = [route[piece] ?? 0, route[piece + 1] ?? 0];
  const [rankA, rankB] = [level.cells[a]?.rank ?? 0, level.cells[b]?.rank ?? 0];
  const offsetA = endOffset(level, ports, a, edge);
  const offsetB = endOffset(level, ports, b, edge);
  const [yA, yB] = [(middle[a] ?? 0) + offsetA, (middle[b] ?? 0) + offsetB];
  const starts = piece === 0;
  const ends = piece === route.length - 2;
  const key = starts ? `out ${a} ${offsetA}` : ends ? `in ${b} ${offsetB}` : `edge ${edge}`;
  const cell = starts ? b : a;
  if (rankA < rankB) return { rank: rankA, key, cell, left: [yA], right: [yB] };
  if (rankA > rankB) return { rank: rankB, key, cell, left: [yB], right: [yA] };
  // It turns around: right of its source, left of its target.
  return starts
    ? { rank: rankA, key, cell, left: [yA, yB], right: [] }
    : { rank: rankB - 1, key, cell, left: [], right: [yA, yB] };
}
