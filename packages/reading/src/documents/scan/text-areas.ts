/** Where lines of text are: connected areas of what the detection network marks. */

export interface Area {
  /** Pixels, in picture coordinates. */
  readonly pixels: Int32Array;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of 255: a pixel above it belongs to a line, and a line has so many on the mean. */
const PIXEL = 0.3 * 255;
const LINE = 0.5 * 255;
/** Smaller areas are dust. */
const SMALLEST = 3;

export function textAreas(map: Uint8Array, width: number): Area[] {
  const seen = new Uint8Array(map.length);
  const stack = new Int32Array(map.length);
  const areas: Area[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] === 1 || (map[start] ?? 0) <= PIXEL) continue;
    const area = areaAt(map, width, start, seen, stack);
    const isLarge = area.right - area.left >= SMALLEST && area.bottom - area.top >= SMALLEST;
    if (isLarge && meanOf(map, area.pixels) >= LINE) areas.push(area);
  }
  return areas;
}

function areaAt(
  map: Uint8Array,
  width: number,
  start: number,
  seen: Uint8Array,
  stack: Int32Array,
): Area {
  let [left, top, right, bottom] = [width, map.length, 0, 0];
  let [read, written] = [0, 0];
  const visit = (at: number) => {
    if (seen[at] === 1 || (map[at] ?? 0) <= PIXEL) return;
    seen[at] = 1;
    stack[written++] = at;
  };
  visit(start);
  while (read < written) {
    const at = stack[read++] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (at + width < map.length) visit(at + width);
  }
  return { pixels: stack.slice(0, written), left, top, right, bottom };
}

function meanOf(map: Uint8Array, pixels: Int32Array): number {
  let sum = 0;
  for (const at of pixels) sum += map[at] ?? 0;
  return sum / pixels.length;
}
