/** The geometry of the radar: where each skill stands, and what area is covered. Pure. */

export interface Axis {
  readonly name: string;
  readonly core: boolean;
  readonly have: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What an occupation asks of a skill, from 0 to 1: more of one at its core. */
const CORE = 1;
const USEFUL = 0.62;
/** Nothing is no point at the middle, so that the area can still be seen. */
const NOTHING = 0.08;

export const asked = ({ core }: Axis): number => (core ? CORE : USEFUL);
export const owned = (axis: Axis): number => (axis.have ? asked(axis) : NOTHING);

/** Clockwise from the top. */
export function pointAt(at: number, count: number, share: number, radius: number): Point {
  const angle = (2 * Math.PI * at) / count - Math.PI / 2;
  return { x: radius * share * Math.cos(angle), y: radius * share * Math.sin(angle) };
}

export function polygon(
  axes: readonly Axis[],
  share: (axis: Axis) => number,
  radius: number,
): string {
  return axes
    .map((axis, at) => pointAt(at, axes.length, share(axis), radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** On which side of its point a name stands, so that it does not lie over the drawing. */
export function anchorAt({ x }: Point): "start" | "middle" | "end" {
  if (Math.abs(x) < 1) return "middle";
  return x > 0 ? "start" : "end";
}

/** In two lines at most, broken where there is room to. */
export function linesOf(name: string, most: number): readonly string[] {
  if (name.length <= most) return [name];
  const middle = name.length / 2;
  const breaks = [...name.matchAll(/[ /-]/g)].map(({ index }) => index);
  const best = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (best === undefined) return /\p{Script=Han}/u.test(name) ? halves(name) : [name];
  const end = name[best] === " " ? best : best + 1;
  return [name.slice(0, end), name.slice(end).trim()];
}

function halves(name: string): readonly string[] {
  const middle = Math.ceil(name.length / 2);
  return [name.slice(0, middle), name.slice(middle)];
}
