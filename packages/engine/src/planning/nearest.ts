import { editDistance } from "@bole/base";

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

/** Without regard to case. Long names are compared by their beginnings. */
function distance(left: string, right: string): number {
  const comparable = (name: string) => name.slice(0, 64).toLowerCase();
  return editDistance(comparable(left), comparable(right));
}
