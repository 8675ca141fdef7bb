/**
 * The lines of a scanned page as boxes. A sheet lies askew in a scanner, all of it by the same angle: it is
 * measured on the long lines, and boxes are upright in a page that is turned back by it.
 */
import type { TurnedBox } from "./gray-image.ts";
import type { Area } from "./text-areas.ts";

/** Longer than this many heights, a line shows its angle. */
const LONG = 8;
/** Radians; more is no scanner's fault. */
const ASKEW = 0.2;
/** The network marks the core of a line; this is how far around it the letters reach. */
const REACH = 1.5;

export function lineBoxes(areas: readonly Area[], width: number): TurnedBox[] {
  const angle = skewOf(areas, width);
  return areas.map((area) => reached(boxOf(area, width, angle)));
}

/** The middle of all angles, long lines counting more. */
function skewOf(areas: readonly Area[], width: number): number {
  const angles = areas.flatMap((area) => {
    const [wide, high] = [area.right - area.left, area.bottom - area.top];
    if (wide < 40 || area.pixels.length < (wide * wide) / LONG / LONG / 4) return [];
    if (wide < LONG * (area.pixels.length / wide)) return [];
    const angle = slopeOf(area, width);
    return Math.abs(angle) > ASKEW || high > wide ? [] : [{ angle, weight: wide }];
  });
  const sorted = angles.toSorted((one, other) => one.angle - other.angle);
  const all = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  for (const { angle, weight } of sorted) {
    passed += weight;
    if (passed * 2 >= all) return angle;
  }
  return 0;
}

/** Of the straight line that fits an area best. */
function slopeOf({ pixels }: Area, width: number): number {
  let [sumX, sumY] = [0, 0];
  for (const at of pixels) {
    sumX += at % width;
    sumY += Math.floor(at / width);
  }
  const [meanX, meanY] = [sumX / pixels.length, sumY / pixels.length];
  let [xx, xy] = [0, 0];
  for (const at of pixels) {
    const [x, y] = [(at % width) - meanX, Math.floor(at / width) - meanY];
    xx += x * x;
    xy += x * y;
  }
  return Math.atan2(xy, xx);
}

function boxOf({ pixels }: Area, width: number, angle: number): TurnedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity, angle };
  for (const at of pixels) {
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    box.left = Math.min(box.left, u - 0.5);
    box.right = Math.max(box.right, u + 0.5);
    box.top = Math.min(box.top, v - 0.5);
    box.bottom = Math.max(box.bottom, v + 0.5);
  }
  return box;
}

function reached({ left, top, right, bottom, angle }: TurnedBox): TurnedBox {
  const [wide, high] = [right - left, bottom - top];
  const by = (wide * high * REACH) / (2 * (wide + high));
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by, angle };
}
