import type { Feature, FeatureName } from "./feature.ts";

/** More of the same adds little: it is mostly the same words, seen by another rule. */
const AGAIN = 0.25;

/**
 * From 0 to 1: each feature leaves some doubt, and doubts multiply. So two halves make a strong
 * case, and no pile of faint signs alone does.
 */
export function scoreOf(features: readonly Feature[]): number {
  const doubts = new Map<FeatureName, number>();
  const sorted = features.toSorted((a, b) => b.weight - a.weight);
  for (const { name, weight } of sorted) {
    const known = doubts.get(name);
    doubts.set(name, known === undefined ? 1 - weight : known * (1 - weight * AGAIN));
  }
  let doubt = 1;
  for (const each of doubts.values()) doubt *= each;
  return 1 - doubt;
}
