/** Spans of time on a line, at their places in the document. */
import type { Line } from "../text/line.ts";
import { type FoundRange, findRanges } from "./find-ranges.ts";

/** Dates in a longer line are part of what is told. */
const LONGEST = 400;

/** A line is asked for its dates several times. */
const KNOWN = new WeakMap<Line, FoundRange[]>();

export function rangesOf(line: Line): FoundRange[] {
  if (line.text.length > LONGEST) return [];
  const ranges = KNOWN.get(line) ?? findOn(line);
  KNOWN.set(line, ranges);
  return ranges;
}

function findOn(line: Line): FoundRange[] {
  const move = <T extends { start: number; end: number }>(span: T): T => ({
    ...span,
    start: span.start + line.start,
    end: span.end + line.start,
  });
  return findRanges(line.text).map((range) => ({
    ...move(range),
    from: { ...range.from, span: range.from.span && move(range.from.span) },
    to: { ...range.to, span: range.to.span && move(range.to.span) },
  }));
}
