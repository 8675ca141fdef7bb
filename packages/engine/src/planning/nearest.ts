/** Names that somebody may have meant, the likeliest first; all of them if nothing is near. */
export function nearest(name: string, candidates: readonly string[], limit = 3): string[] {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distance(name, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const near = ranked.filter((entry) => entry.distance <= Math.max(2, name.length / 2));
  return (near.length > 0 ? near : ranked).slice(0, limit).map(({ candidate }) => candidate);
}

/** "did you mean" as a sentence, or what to say when there is nothing to choose from. */
export function suggest(name: string, candidates: readonly string[], nothing: string): string {
  const names = nearest(name, candidates).map((candidate) => `"${candidate}"`);
  return names.length === 0 ? nothing : `use ${names.join(", ")}`;
}

/** Levenshtein's, without regard to case. Long names are compared by their beginnings. */
function distance(left: string, right: string): number {
  const [a, b] = [left.slice(0, 64).toLowerCase(), right.slice(0, 64).toLowerCase()];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
