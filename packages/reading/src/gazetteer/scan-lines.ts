/** Goes through the lines of `areas.tsv` once, mostly without making strings. */
import { keyOf } from "./fold.ts";
import { hashOf, hashOfBytes } from "./name-hash.ts";

const [TAB, LINE, BAR, ZERO] = [9, 10, 124, 48];

export interface LineVisitor {
  /** A line begins here; 1 for a country, up to 4 for what lies in it. */
  readonly line: (start: number, depth: number) => void;
  /** A name of the line's area. */
  readonly name: (hash: number) => void;
  readonly code: (code: string) => void;
}

/** A line is depth, names, code, population; what is empty at its end is left out. */
export function scanLines(bytes: Buffer, visit: LineVisitor): void {
  for (let at = 0; at < bytes.length; at++) {
    const depth = (bytes[at] ?? ZERO) - ZERO;
    visit.line(at, depth);
    // The code that a country is filed under is no name of it.
    at = scanNames(bytes, at + 2, depth === 1, visit);
    if (bytes[at] === TAB) {
      const end = fieldEnd(bytes, at + 1);
      if (end > at + 1) visit.code(bytes.toString("latin1", at + 1, end));
      at = end;
    }
    while (at < bytes.length && bytes[at] !== LINE) at += 1;
  }
}

/** Gives where they end. */
function scanNames(bytes: Buffer, from: number, isFirstNone: boolean, visit: LineVisitor): number {
  let isSkipped = isFirstNone;
  let start = from;
  for (let at = from; ; at++) {
    const byte = bytes[at] ?? LINE;
    if (byte !== BAR && byte !== TAB && byte !== LINE) continue;
    if (!isSkipped) visit.name(hashIn(bytes, start, at));
    if (byte !== BAR) return at;
    isSkipped = false;
    start = at + 1;
  }
}

const hashIn = (bytes: Buffer, start: number, end: number): number =>
  hashOfBytes(bytes, start, end) ?? hashOf(keyOf(bytes.toString("utf8", start, end)));

function fieldEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== TAB && bytes[at] !== LINE) at += 1;
  return at;
}
