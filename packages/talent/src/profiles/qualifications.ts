/** How long somebody has worked, and their highest degree, as far as a text or a résumé says. */

import { HAN_DIGITS, numberOf } from "@bole/language/text";
import {
  type Degree,
  type Education,
  findDemandedDegrees as findDegrees,
  findYears,
} from "@bole/reading/text";

export interface Qualifications {
  /** Null where it is not said. */
  readonly years: number | null;
  readonly degree: Degree | null;
}

const RANKS: readonly Degree[] = ["none", "associate", "bachelor", "master", "doctor"];

/** 0 for none, 4 for the highest. */
export const degreeRank = (degree: Degree): number => RANKS.indexOf(degree);

/** In a sentence of one's own a bare number of years is one of work: 五年 Java, 3 years React. */
const BARE = new RegExp(
  `(?<![\\d${HAN_DIGITS}十年])(\\d{1,2}|[${HAN_DIGITS}十])\\s*年(?![级前底初末度后轻月])`,
  "u",
);

export function qualificationsIn(text: string): Qualifications {
  const folded = text.normalize("NFKC");
  const found = findYears(folded).map(({ min }) => min);
  const [, bare] = BARE.exec(folded) ?? [];
  if (found.length === 0 && bare !== undefined) found.push(numberOf(bare) ?? 0);
  return {
    years: found.length === 0 ? null : Math.max(...found),
    degree: highest(folded),
  };
}

export function degreeOf(education: readonly Education[]): Degree | null {
  return highest(education.map(({ degree }) => `${degree}\n`).join(""));
}

function highest(text: string): Degree | null {
  const ranks = findDegrees(text).map(({ degree }) => degreeRank(degree));
  return ranks.length === 0 ? null : (RANKS[Math.max(...ranks)] ?? null);
}
