import { endOffset } from "./align-blocks.ts";
import type { Cells } from "./cells.ts";
import type { Ports } from "./ports.ts";
import type { Separation } from "./stack-blocks.ts";

/**
 * Takes out bends that are left because a mean was taken: moves a node, or an edge between its
 * ends, wherever there is room and more pieces become straight than before. Changes `middle`.
 */
export function straighten(
  level: Cells,
  ranks: readonly (readonly number[])[],
  ports: Ports,
  separation: Separation,
  middle: Float64Array,
): void {
  const things = thingsOf(level, ports);
  const room = roomIn(ranks, separation, middle);
  const owner = new Map(
    things.flatMap((thing) => thing.cells.map((cell) => [cell, thing] as const)),
  );
  const move = (cells: readonly number[], by: number): boolean => {
    const moving = new Set(cells);
    if (!cells.every((cell) => room(cell, by, moving))) return false;
    for (const cell of cells) middle[cell] = (middle[cell] ?? 0) + by;
    return true;
  };
  for (let turn = 0; turn < TURNS; turn++) {
    for (const thing of turn % 2 === 0 ? things : things.toReversed()) {
      const bends = thing.joints.map((joint) => bendAt(joint, middle));
      const straight = (by: number) => bends.filter((bend) => isZero(bend - by)).length;
      const gains = bends
        .filter((by) => straight(by) > straight(0))
        .sort((a, b) => straight(b) - straight(a) || Math.abs(a) - Math.abs(b));
      if (gains.some((by) => move(thing.cells, by))) continue;
      // A small step is worth taking together with all that is in line with it.
      for (const joint of thing.joints) {
        const by = bendAt(joint, middle);
        if (isZero(by) || Math.abs(by) > SMALL) continue;
        const together = inLineWith(thing, owner, middle);
        if (!together.has(joint.other)) move([...together], by);
      }
    }
  }
}

const SMALL = 16;
const TURNS = 6;
const isZero = (value: number) => Math.abs(value) < 0.01;

/** What moves as one: a node, or everything between the two ends of an edge. */
interface Thing {
  readonly cells: readonly number[];
  readonly joints: readonly Joint[];
}

/** Where a thing touches another: straight if their heights, with these offsets, agree. */
interface Joint {
  readonly own: number;
  readonly other: number;
  readonly drop: number;
}

function bendAt({ own, other, drop }: Joint, middle: Float64Array): number {
  return (middle[other] ?? 0) + drop - (middle[own] ?? 0);
}

function thingsOf(level: Cells, ports: Ports): Thing[] {
  const joints = level.cells.map((): Joint[] => []);
  for (const { left, right, edge } of level.links) {
    const drop = endOffset(level, ports, left, edge) - endOffset(level, ports, right, edge);
    joints[right]?.push({ own: right, other: left, drop });
    joints[left]?.push({ own: left, other: right, drop: -drop });
  }
  const nodes = level.cells.flatMap(({ node }, cell) => (node ? [[cell]] : []));
  const chains = level.routes.map((route) => route.slice(1, -1));
  return [...nodes, ...chains].map((cells) => ({
    cells,
    joints: cells
      .flatMap((cell) => joints[cell] ?? [])
      .filter(({ other }) => !cells.includes(other)),
  }));
}

/** All cells that hang on a thing by straight edges. */
function inLineWith(
  start: Thing,
  owner: ReadonlyMap<number, Thing>,
  middle: Float64Array,
): ReadonlySet<number> {
  const found = new Set([start]);
  for (const thing of found) {
    for (const joint of thing.joints) {
      const other = owner.get(joint.other);
      if (other && isZero(bendAt(joint, middle))) found.add(other);
    }
  }
  return new Set([...found].flatMap(({ cells }) => cells));
}

/** Whether a cell can move that far without coming too close to those above and below. */
function roomIn(
  ranks: readonly (readonly number[])[],
  separation: Separation,
  middle: Float64Array,
) {
  const above = new Map<number, number>();
  const below = new Map<number, number>();
  for (const rank of ranks) {
    for (const [at, cell] of rank.entries()) {
      const upper = rank[at - 1];
      if (upper === undefined) continue;
      above.set(cell, upper);
      below.set(upper, cell);
    }
  }
  return (cell: number, by: number, moving: ReadonlySet<number>): boolean => {
    const y = (middle[cell] ?? 0) + by;
    const [upper, lower] = [above.get(cell), below.get(cell)];
    const isFree = (other: number, distance: number, need: number) =>
      moving.has(other) || distance >= need - 0.001;
    return (
      (upper === undefined || isFree(upper, y - (middle[upper] ?? 0), separation(upper, cell))) &&
      (lower === undefined || isFree(lower, (middle[lower] ?? 0) - y, separation(cell, lower)))
    );
  };
}
