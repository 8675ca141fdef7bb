/**
 * The order in which a person reads a page: from top to bottom, and where there are columns, the
 * left one first, as far down as they stand side by side.
 *
 *   ┌───────────────┐        ┌───────────────┐
 *   │ name          │ 1      │ name          │ 1
 *   ├─────┬─────────┤        ├───────────────┤
 *   │     │         │        │ Acme     2019 │ 2   a date at the margin is no column
 *   │  2  │    3    │        │ – built …     │ 3
 *   │     │         │        │ Beta     2017 │ 4
 *   └─────┴─────────┘        └───────────────┘
 */
import { areColumns } from "./are-columns.ts";
import type { Row, Segment } from "./segments.ts";

/** Points of white between columns. */
const GUTTER = 7;
/** Left edges that are as close as this are one edge. */
const EDGE = 3;
const FEW = 3;
const TABLE = 0.55;
/** Font sizes between a page's running head and what it does not belong to. */
const FAR = 4;

export function inReadingOrder(rows: readonly Row[]): Row[] {
  const band = findColumns(rows);
  if (band === null) return [...rows];
  const { from, to, gutter } = band;
  const middle = rows.slice(from, to);
  const left = sideOf(middle, (segment) => segment.left < gutter);
  const right = sideOf(middle, (segment) => segment.left >= gutter);
  return [
    ...inReadingOrder(rows.slice(0, from)),
    ...inReadingOrder(left),
    ...inReadingOrder(right),
    ...inReadingOrder(rows.slice(to)),
  ];
}

interface Band {
  readonly from: number;
  readonly to: number;
  readonly gutter: number;
}

/** The rows, if any, that a white gutter divides into columns: the most of them. */
function findColumns(rows: readonly Row[]): Band | null {
  let best: Band | null = null;
  for (const gutter of edgesOf(rows)) {
    for (const band of bandsAt(rows, gutter)) {
      if (best !== null && band.to - band.from <= best.to - best.from) continue;
      const middle = rows.slice(band.from, band.to);
      if (isTable(middle, gutter)) continue;
      const left = sideOf(middle, (segment) => segment.left < gutter).flat();
      const right = sideOf(middle, (segment) => segment.left >= gutter).flat();
      if (left.length >= FEW && right.length >= FEW && areColumns(left, right)) best = band;
    }
  }
  return best;
}

/** Of a table most rows that reach over the gutter have more cells than two. */
function isTable(rows: readonly Row[], gutter: number): boolean {
  const right = rows.filter((row) => row.some(({ left }) => left >= gutter));
  const cells = right.filter((row) => row.length > 2 && row.some(({ left }) => left < gutter));
  return cells.length >= FEW && cells.length >= right.length * TABLE;
}

const sideOf = (rows: readonly Row[], isIn: (segment: Segment) => boolean): Row[] =>
  rows.map((row) => row.filter(isIn)).filter((row) => row.length > 0);

/** Left edges that several segments share, and that are not the outermost. */
function edgesOf(rows: readonly Row[]): number[] {
  const lefts = rows
    .flat()
    .map((segment) => segment.left)
    .toSorted((one, other) => one - other);
  const groups: number[][] = [];
  for (const left of lefts) {
    const group = groups.at(-1);
    if (group && left - (group[0] ?? left) <= EDGE) group.push(left);
    else groups.push([left]);
  }
  return groups
    .slice(1)
    .filter((group) => group.length >= FEW)
    .map(([first]) => (first ?? 0) - 0.1);
}

/** The longest stretches of rows that leave the gutter free. */
function bandsAt(rows: readonly Row[], gutter: number): Band[] {
  const bands: Band[] = [];
  let from = 0;
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index];
    if (row !== undefined && !row.some((segment) => crosses(segment, gutter))) continue;
    const band = trimmed(rows, { from, to: index, gutter });
    if (band.to - band.from >= FEW) bands.push(band);
    from = index + 1;
  }
  return bands;
}

const crosses = (segment: Segment, gutter: number) =>
  segment.left < gutter && segment.right > gutter - GUTTER;

/** Headings above and below columns belong to them no more than full lines do. */
function trimmed(rows: readonly Row[], band: Band): Band {
  let { from, to } = band;
  const isRightOnly = (row: Row | undefined) => row?.every(({ left }) => left >= band.gutter);
  const isLeftOnly = (row: Row | undefined) => row?.every(({ left }) => left < band.gutter);
  const body = median(rows.slice(from, to).flatMap((row) => row.map(({ size }) => size)));
  const isTitle = (row: Row | undefined) => row?.some(({ size }) => size >= body * 1.4);
  while (from < to && isRightOnly(rows[from]) && isTitle(rows[from])) from++;
  if (isRightOnly(rows[from]) && isFarAbove(rows.slice(from, to), band.gutter)) from++;
  if (to < rows.length)
    for (let cut = 0; cut < 2 && to - from > FEW && isLeftOnly(rows[to - 1]); cut++) to--;
  return { ...band, from, to };
}

/** A line at the top of the page that the column below it begins far beneath. */
function isFarAbove([top, ...below]: readonly Row[], gutter: number): boolean {
  const next = below.find((row) => row.some(({ left }) => left >= gutter));
  const [one, other] = [top?.[0], next?.[0]];
  return one !== undefined && other !== undefined && other.y - one.y > FAR * other.size;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
