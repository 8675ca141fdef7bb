/** Finds personal data in a text, and says where each piece is in the text as given. */
import { originalPlace } from "../normalise/mapped-text.ts";
import { DETECTORS } from "./detectors.ts";
import type { PiiFinding, PiiKind } from "./pii-kind.ts";
import { plainText } from "./plain-text.ts";

/** How far before a number the word may stand that says what it is. */
const CONTEXT = 24;

/** In the order of their places, none overlapping another. */
export function findPii(original: string, kinds?: ReadonlySet<PiiKind>): PiiFinding[] {
  const plain = plainText(original);
  const text = plain?.text ?? original;
  const taken: { start: number; end: number; kind: PiiKind }[] = [];
  for (const { kind, pattern, proves } of DETECTORS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken.some((other) => start < other.end && other.start < end)) continue;
      if (proves(match[0], text.slice(Math.max(0, start - CONTEXT), start))) {
        taken.push({ start, end, kind });
      }
    }
  }
  return taken
    .filter(({ kind }) => kinds === undefined || kinds.has(kind))
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, kind }) => {
      const place = plain === undefined ? { start, end } : originalPlace(plain, start, end);
      return { kind, ...place, text: original.slice(place.start, place.end) };
    });
}
