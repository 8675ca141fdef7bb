/** People write one deed in several clauses: "write to Amy, and make it short". */
import { isDeepStrictEqual } from "node:util";
import type { Clause } from "./decode.ts";

/**
 * Neighbours with the same tool, polarity and values are one call, unless both name an argument of the same
 * kind: then they are two ("move Amy to interview, move Raj to offer").
 */
export function mergeClauses(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const before = merged.at(-1);
    if (before && isSameDeed(before, clause)) merged[merged.length - 1] = together(before, clause);
    else merged.push(clause);
  }
  return merged;
}

function isSameDeed(one: Clause, other: Clause): boolean {
  const names = new Set(one.spans.map(({ name }) => name));
  return (
    one.tool === other.tool &&
    one.polarity === other.polarity &&
    isDeepStrictEqual(one.values, other.values) &&
    !other.spans.some(({ name }) => names.has(name))
  );
}

/** As sure as of the less sure one, whose other readings count. */
function together(one: Clause, other: Clause): Clause {
  return {
    ...(one.sure <= other.sure ? one : other),
    place: [one.place[0], other.place[1]],
    spans: [...one.spans, ...other.spans],
  };
}
