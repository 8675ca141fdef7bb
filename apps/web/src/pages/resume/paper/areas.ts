/** Where on a page the fields stand: in shares of the page, so that they hold at any size. Pure. */
import type { FieldPosition, ResumePreview } from "@bole/server/contract";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One field on one page, with a box for each of its lines. */
export interface FieldArea {
  readonly path: string;
  readonly boxes: readonly (Box & { readonly line: number })[];
}

type Paper = Pick<ResumePreview, "width" | "height">;

/** In the order in which they are read. */
export function areasOf(
  positions: readonly FieldPosition[],
  page: number,
  paper: Paper,
): readonly FieldArea[] {
  const here = positions.filter((position) => position.page === page);
  const byPath = Map.groupBy(here, ({ path }) => path);
  return [...byPath].map(([path, found]) => ({
    path,
    boxes: found.map(({ line = 0, ...at }) => ({ line, ...boxOf(at, paper) })),
  }));
}

function boxOf({ x, y, width, height }: Omit<FieldPosition, "path" | "page">, paper: Paper): Box {
  return {
    left: x / paper.width,
    top: y / paper.height,
    width: width / paper.width,
    height: height / paper.height,
  };
}

/** What holds all of them. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

const percent = (share: number) => `${share * 100}%`;

export function styleOf({ left, top, width, height }: Box) {
  return {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  };
}
