/**
 * How near the meaning is, from 0 to 1, on a scale of its own: what has nothing in common is near 0, in
 * every pair of languages and among any others.
 */
import { NEARNESS } from "../tuning.ts";

/**
 * @param nearness as a share of how near two equal texts are; undefined where nothing can be compared
 * @param isAlone whether nothing else of the question was understood
 */
export function semanticPart(nearness: number | undefined, isAlone = false): number {
  if (nearness === undefined) return 0;
  const least = isAlone ? NEARNESS.least_alone : NEARNESS.least;
  return 1 - Math.exp(-Math.max(0, nearness - least) / NEARNESS.scale);
}
