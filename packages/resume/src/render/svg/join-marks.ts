/** One mark for each stretch of a line: a run is drawn in pieces where its script or its font changes. */
import type { Mark } from "./split-page.ts";

/** Points between two pieces: more is another column. */
const GAP = 12;

export function joinMarks(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const at = joined.findLastIndex((other) => other.id === mark.id && goesOn(other, mark));
    const before = joined[at];
    if (before === undefined) joined.push(mark);
    else joined[at] = union(before, mark);
  }
  return joined.map(({ id, x, y, width, height }) => ({
    id,
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
  }));
}

/** A hundredth of a point is less than any screen shows. */
const rounded = (points: number) => Math.round(points * 100) / 100;

function goesOn(before: Mark, mark: Mark): boolean {
  const sameLine =
    Math.min(before.y + before.height, mark.y + mark.height) - Math.max(before.y, mark.y) >
    Math.min(before.height, mark.height) / 2;
  const gap = Math.max(mark.x - (before.x + before.width), before.x - (mark.x + mark.width));
  return sameLine && gap <= GAP;
}

function union(one: Mark, other: Mark): Mark {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    id: one.id,
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
