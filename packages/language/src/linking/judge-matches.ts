/** Which record is meant, if one clearly is. The nearest one is never taken for want of a better. */
import type { Item } from "../conversation/item.ts";
import type { Match } from "./floor.ts";

/** From here on a match is taken, if no other comes near. */
const SURE = 0.8;
/** From here on it is worth asking about. */
const POSSIBLE = 0.5;
/** Two matches that differ by less are equally good. */
const EQUAL = 0.08;

/** How many choices a question has. */
export const MOST_CHOICES = 5;

export type Judgement =
  | { readonly found: Item }
  | { readonly reason: "unknown" }
  | { readonly reason: "several" | "unsure"; readonly choices: readonly Item[] };

export function judgeMatches(matches: readonly Match[], sure = SURE): Judgement {
  const ranked = matches
    .filter(({ score }) => score >= POSSIBLE)
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined) return { reason: "unknown" };
  const equal = ranked.filter(({ score }) => best.score - score < EQUAL);
  const choices = equal.slice(0, MOST_CHOICES).map(({ item }) => item);
  if (equal.length > 1) return { reason: "several", choices };
  return best.score < sure ? { reason: "unsure", choices } : { found: best.item };
}
