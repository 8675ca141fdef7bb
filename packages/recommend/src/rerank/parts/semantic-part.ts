/** How near the meaning is, from 0 to 1: how far the item stands out among all that there are. */
import { TUNING } from "../tuning.ts";

/**
 * @param deviations how far it stands out; undefined where nothing can be compared
 * @param least how far it must at least
 */
export function semanticPart(deviations: number | undefined, least = TUNING.z_least): number {
  if (deviations === undefined) return 0;
  // Never quite 1: among many thousands some stand out further than any of a few.
  return 1 - Math.exp(-Math.max(0, deviations - least) / TUNING.z_scale);
}
