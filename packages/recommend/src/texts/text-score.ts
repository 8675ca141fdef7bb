/**
 * The score of a short text, of the same parts as a recommendation's, weighed otherwise. Where there is
 * nothing but a title, a word in common is as often “technician” as it is “heating”, and a concept is
 * named by few: meaning decides, in proportion to how far a text stands out, and the others tip the scales.
 */
import { partsOf, rounded } from "../rerank/score.ts";
import type { Parts } from "../state/ranked.ts";

/** What stands out this little has nothing of the part, and what does this far all of it. */
const [LEAST, MOST] = [-2, 8];

/** All of the tags are worth 1.5 standard deviations of meaning, all of the keywords one. */
const WEIGHTS = { tag: 1.5, semantic: MOST - LEAST, keyword: 1 };
const TOTAL = WEIGHTS.tag + WEIGHTS.semantic + WEIGHTS.keyword;

/** @param deviations how far it stands out; undefined where nothing can be compared */
export function textParts(judged: Parts, deviations: number | undefined): Parts {
  const share = deviations === undefined ? 0 : (deviations - LEAST) / (MOST - LEAST);
  return { ...judged, semantic: partsOf({ tag: 0, semantic: share, keyword: 0 }).semantic };
}

export function textScore({ tag, semantic, keyword }: Parts): number {
  const sum = WEIGHTS.tag * tag + WEIGHTS.semantic * semantic + WEIGHTS.keyword * keyword;
  return rounded(sum / TOTAL);
}
