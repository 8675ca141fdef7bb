/** The lines of a page in reading order, and what of the page is not seen. */
import type { Box, HiddenReason } from "../../model/read-document.ts";
import { hexOf } from "../colour.ts";
import { withPlainBullet } from "../text/bullets.ts";
import { hasMark, marksOf } from "./drawn-bullets.ts";
import type { Bounds } from "./matrix.ts";
import type { PaintedPage } from "./painted.ts";
import { inReadingOrder } from "./reading-order.ts";
import { type Run, runsOf } from "./runs.ts";
import { type Row, rowsOf, type Segment } from "./segments.ts";
import { unspaced } from "./unspaced.ts";
import { lookAt } from "./visibility.ts";
import { withWholeCells } from "./wrapped-cells.ts";

/** A piece of a line and where it stands: for links, which are areas of a page. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly box: Box;
}

export interface PageLine {
  readonly text: string;
  readonly box: Box;
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string | null;
  readonly pieces: readonly Piece[];
}

export interface HiddenPiece {
  readonly text: string;
  readonly reason: HiddenReason;
  readonly box: Box;
}

/** Wider than this many font sizes, a gap is a tab. */
const TAB = 3;
/** As many cells below each other are a column of a table. */
const CELLS = 3;

export function pageLines(page: PaintedPage): { lines: PageLine[]; hidden: HiddenPiece[] } {
  const runs = runsOf(lookAt(page));
  const seen = runs.filter((run) => run.hidden === null);
  return { lines: linesOf(seen, marksOf(page.fills)), hidden: hiddenOf(runs, seen) };
}

/** @param marks discs and squares that may be the signs of a list */
export function linesOf(runs: readonly Run[], marks: readonly Bounds[] = []): PageLine[] {
  return byTurn(runs).flatMap((group) => {
    const rows = withWholeCells(inReadingOrder(rowsOf(group)));
    const isEdge = cellEdges(rows);
    return rows.map((row) => lineOf(row, marks, isEdge)).filter((line) => line.text !== "");
  });
}

/** Upright text first, or whatever most of the page is; a note along the margin comes after it. */
function byTurn(runs: readonly Run[]): Run[][] {
  const groups = [...Map.groupBy(runs, (run) => run.turn).values()];
  const length = (group: readonly Run[]) => group.reduce((sum, { text }) => sum + text.length, 0);
  return groups.toSorted((one, other) => length(other) - length(one));
}

/** Left edges at which cells of several rows begin: what stands there is beside, not behind. */
function cellEdges(rows: readonly Row[]): (segment: Segment) => boolean {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const { left } of row.slice(1))
      counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  return ({ left }) => (counts.get(Math.round(left)) ?? 0) >= CELLS;
}

function lineOf(row: Row, marks: readonly Bounds[], isEdge: (cell: Segment) => boolean): PageLine {
  const runs = row.flatMap((segment) => segment.runs);
  const [longest] = runs.toSorted((one, other) => other.text.length - one.text.length);
  const size = longest?.size ?? 0;
  const colour = hexOf(longest?.colour ?? null);
  const bold = runs.every((run) => run.bold || !/[\p{L}\p{N}]/u.test(run.text));
  let text = "";
  const pieces: Piece[] = [];
  for (const [index, segment] of row.entries()) {
    const gap = segment.left - (row[index - 1]?.right ?? segment.left);
    if (text !== "") text += gap > TAB * segment.size || isEdge(segment) ? "\t" : " ";
    const start = text.length;
    text += unspaced(segment);
    pieces.push({ start, end: text.length, box: boxOf(segment.runs) });
  }
  const end = text.length;
  if (isRoundBullet(row)) text = text.replace(/^o/, "•");
  else if (!bold && hasMark(row, marks)) text = `• ${text}`;
  const plain = withPlainBullet(text);
  const shift = plain.length - end;
  const moved = pieces.map(({ start, end, box }) => ({
    start: Math.max(0, start + shift),
    end: Math.max(0, end + shift),
    box,
  }));
  return { text: plain.trim(), box: boxOf(runs), size, bold, colour, pieces: moved };
}

/** Word's second kind of bullet is the letter o of a typewriter. */
const isRoundBullet = (row: Row) =>
  row[0]?.runs[0]?.text === "o" && row[0].runs[0].monospaced && row.length > 1;

function boxOf(runs: readonly Run[]): Box {
  const left = Math.min(...runs.map((run) => run.left));
  const right = Math.max(...runs.map((run) => run.right));
  const top = Math.min(...runs.map(({ y, size }) => y - size * 0.85));
  const bottom = Math.max(...runs.map(({ y, size }) => y + size * 0.25));
  const angle = ((runs[0]?.turn ?? 0) * Math.PI) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const xs = [left, right].flatMap((x) => [x * cos - top * sin, x * cos - bottom * sin]);
  const ys = [left, right].flatMap((x) => [x * sin + top * cos, x * sin + bottom * cos]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Runs that follow each other and are hidden in one way; the shadow of what is seen is no secret. */
function hiddenOf(runs: readonly Run[], seen: readonly Run[]): HiddenPiece[] {
  const pieces: HiddenPiece[] = [];
  let group: Run[] = [];
  const flush = () => {
    const [first] = group;
    if (first?.hidden) {
      const text = group.map((run) => run.text).join(" ");
      pieces.push({ text, reason: first.hidden, box: boxOf(group) });
    }
    group = [];
  };
  for (const run of runs) {
    if (group[0]?.hidden !== run.hidden) flush();
    if (run.hidden !== null && !seen.some((other) => isShadow(run, other))) group.push(run);
  }
  flush();
  return pieces;
}

const isShadow = (run: Run, other: Run) =>
  Math.abs(run.y - other.y) < run.size / 2 &&
  run.left > other.left - run.size &&
  run.right < other.right + run.size &&
  other.text.includes(run.text);
