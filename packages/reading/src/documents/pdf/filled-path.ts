/** Whether a point lies in a path that was filled, by counting the edges below it. */
import { apply, type Bounds, boundsOf, isInside, type Matrix } from "./matrix.ts";

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

const CURVE_STEPS = 6;
/** Drawings of more edges than this are pictures; their bounds are good enough. */
const MAX_VALUES = 200_000;
/** Outlines of a line of text are wide: edges are looked up in upright strips, a few in each. */
const EDGES_A_STRIP = 8;
const MAX_STRIPS = 512;

/** The path as pdf.js writes it: 0 move, 1 line, 2 cubic curve, 3 quadratic curve, 4 close. */
export function filledPath(
  path: ArrayLike<number>,
  matrix: Matrix,
  evenOdd: boolean,
): { bounds: Bounds; contains: (x: number, y: number) => boolean } {
  let strips: Strips | undefined;
  const bounds = pathBounds(path, matrix);
  const contains = (x: number, y: number) => {
    if (!isInside(bounds, x, y)) return false;
    if (path.length > MAX_VALUES) return true;
    strips ??= stripsOf(edgesOf(path, matrix), bounds);
    return winding(strips.at(x), x, y, evenOdd) !== 0;
  };
  return { bounds, contains };
}

function winding(edges: readonly Edge[], x: number, y: number, evenOdd: boolean): number {
  let count = 0;
  for (const [x0, y0, x1, y1] of edges) {
    if (x0 > x === x1 > x) continue;
    if (y < y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)) count += x1 > x0 ? 1 : -1;
  }
  return evenOdd ? count % 2 : count;
}

interface Strips {
  /** The edges that may cross the vertical at `x`. */
  readonly at: (x: number) => readonly Edge[];
}

function stripsOf(edges: readonly Edge[], { left, right }: Bounds): Strips {
  const count = Math.min(MAX_STRIPS, Math.ceil(edges.length / EDGES_A_STRIP));
  const width = (right - left) / count || 1;
  const indexOf = (x: number) => Math.max(0, Math.min(count - 1, Math.floor((x - left) / width)));
  const strips = Array.from({ length: count }, (): Edge[] => []);
  for (const edge of edges) {
    const last = indexOf(Math.max(edge[0], edge[2]));
    for (let index = indexOf(Math.min(edge[0], edge[2])); index <= last; index++)
      strips[index]?.push(edge);
  }
  return { at: (x) => strips[indexOf(x)] ?? [] };
}

function edgesOf(path: ArrayLike<number>, matrix: Matrix): Edge[] {
  const edges: Edge[] = [];
  let start: [number, number] = [0, 0];
  let last: [number, number] = [0, 0];
  const lineTo = (point: [number, number]) => {
    edges.push([...last, ...point]);
    last = point;
  };
  walkPath(path, (op, values) => {
    const points: [number, number][] = [];
    for (let index = 0; index < values.length; index += 2)
      points.push(apply(matrix, values[index] ?? 0, values[index + 1] ?? 0));
    const [first] = points;
    if (op === 4) lineTo(start);
    else if (first === undefined) return;
    else if (op === 0) {
      lineTo(start);
      start = first;
      last = first;
    } else if (op === 1) lineTo(first);
    else for (const point of curve([last, ...points])) lineTo(point);
  });
  lineTo(start);
  return edges;
}

function* curve(points: [number, number][]): Generator<[number, number]> {
  for (let step = 1; step <= CURVE_STEPS; step++) {
    const t = step / CURVE_STEPS;
    let row = points;
    while (row.length > 1)
      row = row.slice(1).map(([x, y], index): [number, number] => {
        const [x0, y0] = row[index] ?? [x, y];
        return [x0 + (x - x0) * t, y0 + (y - y0) * t];
      });
    if (row[0]) yield row[0];
  }
}

export function pathBounds(path: ArrayLike<number>, matrix: Matrix): Bounds {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity];
  walkPath(path, (_, values) => {
    for (let index = 0; index < values.length; index += 2) {
      x0 = Math.min(x0, values[index] ?? 0);
      x1 = Math.max(x1, values[index] ?? 0);
      y0 = Math.min(y0, values[index + 1] ?? 0);
      y1 = Math.max(y1, values[index + 1] ?? 0);
    }
  });
  return x0 > x1 ? { left: 0, top: 0, right: 0, bottom: 0 } : boundsOf(matrix, x0, y0, x1, y1);
}

const VALUES = [2, 2, 6, 4, 0];

function walkPath(path: ArrayLike<number>, visit: (op: number, values: number[]) => void): void {
  for (let index = 0; index < path.length; ) {
    const op = path[index++] ?? 4;
    const count = VALUES[op] ?? 0;
    const values: number[] = [];
    for (let step = 0; step < count; step++) values.push(path[index + step] ?? 0);
    index += count;
    visit(op, values);
  }
}
