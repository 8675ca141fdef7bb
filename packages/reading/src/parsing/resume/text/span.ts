/** Pieces of the document's text, by place. */
import type { TextSpan } from "../../../model/span.ts";

/** A piece whose folded words are at hand. */
export interface Piece extends TextSpan {
  readonly text: string;
}

const EDGE = /[\s*_`#,;:、。•·|│¦~]/;
const EDGE_BEFORE = /[\s*_`#,;:、。•·|│¦~/)\]}>-]/;

/** The piece without the blanks, separators and marks around it; undefined if nothing is left. */
export function trimPiece(text: string, start: number, end: number): Piece | undefined {
  let [from, to] = [start, end];
  while (from < to && EDGE_BEFORE.test(text.charAt(from))) from += 1;
  while (from < to && (EDGE.test(text.charAt(to - 1)) || isLooseEnd(text, from, to))) to -= 1;
  if (from >= to) return undefined;
  const inner = text.slice(from, to);
  const wrapped = /^[([{<](.*)[)\]}>]$/s.exec(inner);
  if (wrapped && !/[()[\]{}]/.test(wrapped[1] ?? "")) return trimPiece(text, from + 1, to - 1);
  return { start: from, end: to, text: inner };
}

/** A dash, slash or bracket at the end that belongs to nothing before it. */
function isLooseEnd(text: string, from: number, to: number): boolean {
  const last = text.charAt(to - 1);
  if (last === "(" || last === "[" || last === "{" || last === "@") return true;
  return /[-–—/\\]/.test(last) && (to - 2 < from || /[\s*]/.test(text.charAt(to - 2)));
}

/** What is between the cuts, in order; cuts need not be sorted. */
export function between(text: string, whole: TextSpan, cuts: readonly TextSpan[]): Piece[] {
  const pieces: Piece[] = [];
  let from = whole.start;
  const take = (to: number) => {
    const piece = trimPiece(text, from, to);
    if (piece) pieces.push(piece);
  };
  for (const cut of cuts.toSorted((a, b) => a.start - b.start)) {
    if (cut.start < from) {
      from = Math.max(from, cut.end);
      continue;
    }
    take(cut.start);
    from = cut.end;
  }
  take(whole.end);
  return pieces;
}

/** Places of a pattern inside a span. The pattern must be global. */
export function matchesIn(text: string, whole: TextSpan, pattern: RegExp): TextSpan[] {
  return [...text.slice(whole.start, whole.end).matchAll(pattern)].map((match) => ({
    start: whole.start + match.index,
    end: whole.start + match.index + match[0].length,
  }));
}

/** "(ASIC / FPGA)": what a bracket holds together. */
const BRACKETED = /\([^()]{1,60}\)/g;

/** The same, but not inside of brackets. */
export function matchesOutside(text: string, whole: TextSpan, pattern: RegExp): TextSpan[] {
  const brackets = matchesIn(text, whole, BRACKETED);
  return matchesIn(text, whole, pattern).filter(
    (match) => !brackets.some(({ start, end }) => start < match.start && match.end < end),
  );
}
