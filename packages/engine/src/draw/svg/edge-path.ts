import type { PlacedEdge, Point } from "../layout/geometry.ts";
import { tenths } from "./markup.ts";

const RADIUS = 7;
/** How long an arrow is, and how far its tip stays away from a port's dot. */
const HEAD = 7;
const STANDOFF = 4.5;

/** The line of an edge, with round corners and a pause for its label. */
export function linePath({ points, label }: PlacedEdge): string {
  const line = shortened(points);
  const start = line[0];
  if (!start) return "";
  const commands = [`M${at(start)}`];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    if (!before) continue;
    const after = line[index + 1];
    const radius = after ? Math.min(RADIUS, reach(before, point), reach(point, after)) : 0;
    const from = index === 1 ? before : towards(before, point, cornerAt(line, index - 1));
    const stop = towards(point, before, radius);
    if (label && crosses(label, from, stop)) {
      const forward = stop.x > from.x;
      const [enter, leave] = forward
        ? [label.x, label.x + label.width]
        : [label.x + label.width, label.x];
      commands.push(`L${tenths(enter)} ${tenths(stop.y)}`, `M${tenths(leave)} ${tenths(stop.y)}`);
    }
    commands.push(`L${at(stop)}`);
    if (after) commands.push(`Q${at(point)} ${at(towards(point, after, radius))}`);
  }
  return commands.join("");
}

/** The arrow at its end. */
export function headPath({ points }: PlacedEdge): string {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (!before || !end) return "";
  const tip = towards(end, before, STANDOFF);
  const base = towards(end, before, STANDOFF + HEAD);
  const [dx, dy] = [(tip.y - base.y) / 2, (tip.x - base.x) / 2];
  const wings = [
    { x: base.x + dx * 1.1, y: base.y + dy * 1.1 },
    { x: base.x - dx * 1.1, y: base.y - dy * 1.1 },
  ];
  return `M${at(tip)}${wings.map((wing) => `L${at(wing)}`).join("")}Z`;
}

function shortened(points: readonly Point[]): Point[] {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (!before || !end) return [...points];
  return [...points.slice(0, -1), towards(end, before, STANDOFF + HEAD - 1)];
}

function cornerAt(line: readonly Point[], index: number): number {
  const [before, point, after] = [line[index - 1], line[index], line[index + 1]];
  if (!before || !point || !after) return 0;
  return Math.min(RADIUS, reach(before, point), reach(point, after));
}

/** Half of a stretch, which two corners share. */
function reach(a: Point, b: Point): number {
  return (Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) / 2;
}

function crosses(
  label: { x: number; y: number; width: number; height: number },
  from: Point,
  to: Point,
): boolean {
  if (from.y !== to.y) return false;
  const within = from.y > label.y && from.y < label.y + label.height;
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  return within && left <= label.x && right >= label.x + label.width;
}

/** The point that is some way from one to the other; pieces are horizontal or vertical. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  if (length === 0) return from;
  const part = distance / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function at({ x, y }: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}
