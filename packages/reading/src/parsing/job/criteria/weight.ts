import type { Need } from "./need.ts";

const MUST: readonly (readonly [weight: number, words: RegExp])[] = [
  [5, /必须|必备|硬性|\b(?:must|mandatory|essential|is required|are required)\b/i],
  [
    4,
    /精通|深入|资深|扎实|丰富的?|\b(?:experts?|expertise|deep|extensive|strong|proven|in-depth|advanced|excellent)\b/i,
  ],
  [
    2,
    /了解|基础|基本|\b(?:basic|some|familiarity|familiar|exposure|awareness|general understanding)\b/i,
  ],
];
const NICE: readonly (readonly [weight: number, words: RegExp])[] = [
  [3, /强烈|尤佳|最好|\b(?:strongly|highly|big plus|huge plus|ideally)\b/i],
  [1, /\b(?:bonus|not required)\b/i],
];

/** How much a criterion counts, from 1 to 5, by the words it is said with. */
export function weightOf(text: string, need: Need): number {
  const table = need === "must" ? MUST : NICE;
  const usual = need === "must" ? 3 : 2;
  return table.find(([, words]) => words.test(text))?.[0] ?? usual;
}
