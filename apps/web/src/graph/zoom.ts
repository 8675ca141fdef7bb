/** How large a drawing is shown. Pure: sizes in, a scale out. */

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const LEAST = 0.2;
export const MOST = 2.5;
const STEP = 1.25;
/** Below this, nobody can read what stands in a node: then it is better to scroll. */
const READABLE = 0.6;

/** The scale at which everything is in view, as far as it stays readable; never enlarged. */
export function fitScale(drawing: Extent, room: Extent): number {
  if (drawing.width <= 0 || drawing.height <= 0 || room.width <= 0) return 1;
  const whole = Math.min(room.width / drawing.width, room.height / drawing.height);
  return Math.min(1, Math.max(READABLE, whole));
}

export function zoomed(scale: number, direction: "in" | "out"): number {
  return within(direction === "in" ? scale * STEP : scale / STEP);
}

export function within(scale: number): number {
  return Math.min(MOST, Math.max(LEAST, scale));
}

/** Where to scroll to, so that the point under the pointer stays there while the scale changes. */
export function keepPoint(scroll: number, pointer: number, from: number, to: number): number {
  return ((scroll + pointer) * to) / from - pointer;
}
