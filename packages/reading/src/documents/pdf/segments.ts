/** Runs of one base line that belong together are a segment; segments are what columns are made of. */
import { isWordGap, type Run } from "./runs.ts";

export interface Segment {
  readonly runs: readonly Run[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

/** Segments beside each other. */
export type Row = readonly Segment[];

/** Wider than this many font sizes is a gap of the layout, not of a sentence. */
const LAYOUT_GAP = 1;
const BASE_LINE = 0.4;

export function rowsOf(runs: readonly Run[]): Row[] {
  const rows: Run[][] = [];
  for (const run of runs.toSorted((one, other) => one.y - other.y)) {
    const row = rows.findLast((candidates) => isBeside(candidates, run));
    if (row) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => segmentsOf(row.toSorted((one, other) => one.left - other.left)));
}

function isBeside(row: readonly Run[], run: Run): boolean {
  const [first] = row;
  if (first === undefined || run.y - first.y > Math.max(first.size, run.size)) return false;
  return row.some(
    (other) => Math.abs(run.y - other.y) <= BASE_LINE * Math.min(run.size, other.size),
  );
}

function segmentsOf(row: readonly Run[]): Segment[] {
  const groups: Run[][] = [];
  for (const run of row) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const gap = last === undefined ? 0 : run.left - last.right;
    if (group && last && gap < LAYOUT_GAP * Math.max(run.size, last.size)) group.push(run);
    else groups.push([run]);
  }
  return groups.map(segment);
}

export function segment(runs: readonly Run[]): Segment {
  const largest = runs.reduce((best, run) => (run.size > best.size ? run : best));
  return {
    runs,
    left: Math.min(...runs.map(inkLeft)),
    right: Math.max(...runs.map((run) => run.right)),
    y: largest.y,
    size: largest.size,
    text: joined(runs),
  };
}

/** The left half of a full-width bracket is white, and typesetters let it hang over the edge. */
const inkLeft = ({ left, size, text }: Run) =>
  /^(?:[【（《「『〔〖［]|[“‘]\p{Script=Han})/u.test(text) ? left + size / 2 : left;

function joined(runs: readonly Run[]): string {
  let text = "";
  let right = 0;
  for (const run of runs) {
    const gap = (run.left - right) / run.size;
    text += text !== "" && isWordGap(text, run.text, gap, run.spaced) ? ` ${run.text}` : run.text;
    right = run.right;
  }
  return text;
}
