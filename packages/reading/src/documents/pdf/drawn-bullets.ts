/** Browsers paint the signs of a list as small discs and squares, not as text. */
import type { Bounds } from "./matrix.ts";
import type { Fill } from "./painted.ts";
import type { Row } from "./segments.ts";

/** Points. */
const SMALLEST = 1;
const LARGEST = 7;

export const marksOf = (fills: readonly Fill[]): Bounds[] =>
  fills
    .filter(({ colour, bounds: { left, top, right, bottom } }) => {
      const [width, height] = [right - left, bottom - top];
      const isSmall = Math.min(width, height) >= SMALLEST && Math.max(width, height) <= LARGEST;
      return colour !== null && isSmall && Math.abs(width - height) <= 0.3 * height;
    })
    .map(({ bounds }) => bounds);

/** Right before the line's first letter, at half of its height. */
export function hasMark(row: Row, marks: readonly Bounds[]): boolean {
  const [first] = row;
  if (first === undefined) return false;
  const { left, y, size } = first;
  return marks.some((mark) => {
    const gap = left - mark.right;
    const middle = (mark.top + mark.bottom) / 2;
    const fits = mark.bottom - mark.top <= size * 0.6;
    return fits && gap > 0 && gap < size * 2 && middle > y - size * 0.7 && middle < y;
  });
}
