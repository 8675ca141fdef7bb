/**
 * How well somebody fits, 0 to 100, from parts that can be shown: three fifths what a job's criteria
 * find proven in the résumé, two fifths what the recommendation makes of the whole. What a résumé does
 * not say earns nothing and costs nothing beside what others prove. Nothing known is no score at all.
 */
import type { Criterion, Verdict } from "@bole/talent";

export interface Judged {
  readonly need: Criterion["need"];
  readonly weight: number;
  readonly verdict: Verdict;
  /** Claimed in a list of skills, and shown by nothing that was done. */
  readonly isListed: boolean;
}

const WORTH: Readonly<Record<Verdict, number>> = { meets: 1, partly: 0.5, no: 0, unknown: 0 };
/** Of what is only listed: more than a part, less than what was shown. */
const LISTED = 0.75;
/** What must be there counts twice. */
const MUST = 2;
const BY_CRITERIA = 0.6;
/** What is left of a score where a résumé itself says that a must is not met. */
const REFUSED = 0.5;

export function scoreOf(judged: readonly Judged[], recommended: number | null): number | null {
  const criteria = criteriaScore(judged);
  if (criteria === null) return recommended === null ? null : rounded(recommended);
  const whole =
    recommended === null ? criteria : criteria * BY_CRITERIA + recommended * (1 - BY_CRITERIA);
  const isRefused = judged.some(({ need, verdict }) => need === "must" && verdict === "no");
  return rounded(isRefused ? whole * REFUSED : whole);
}

/** Null where there are no criteria, or the résumé is silent about all of them. */
function criteriaScore(judged: readonly Judged[]): number | null {
  if (judged.every(({ verdict }) => verdict === "unknown")) return null;
  const worth = ({ need, weight }: Judged) => weight * (need === "must" ? MUST : 1);
  const all = judged.reduce((sum, one) => sum + worth(one), 0);
  const earned = judged.reduce((sum, one) => sum + worth(one) * shown(one), 0);
  return (100 * earned) / all;
}

const shown = ({ verdict, isListed }: Judged) => (isListed ? LISTED : 1) * WORTH[verdict];

const rounded = (score: number) => Math.round(score * 10) / 10;
