/** Finds what somebody probably meant, for "did you mean" sentences. */

/** Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replace = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const remove = (last[column] ?? 0) + 1;
      const insert = (current[column - 1] ?? 0) + 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swap = swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replace, remove, insert, swap));
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The candidate nearest to `word`, unless even that one is too different to be meant. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
    .toSorted((a, b) => a.edits - b.edits)[0];
  if (ranked === undefined) return undefined;
  const tolerance = Math.max(1, Math.floor(Math.max(word.length, ranked.candidate.length) / 3));
  return ranked.edits <= tolerance ? ranked.candidate : undefined;
}
