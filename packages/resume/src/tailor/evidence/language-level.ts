/** How well a language is asked for and told: "business-level Mandarin", 口语一般, C1. */
import { conceptById } from "@bole/talent";
import type { AskedThing } from "../asked-things.ts";

/** From a few words to a mother tongue. The first that stands there counts, the lowest first: 读写流利，口语一般. */
const LEVELS: readonly (readonly [level: number, words: RegExp])[] = [
  [1, /\b(?:basic|beginner|elementary|a1|a2)\b|基础|入门|简单|一般|生疏|较弱|N[45]\b/iu],
  [
    2,
    /\b(?:conversational|intermediate|b1|b2|limited|reading|heritage)\b|日常|读写|N3\b|四级|CET-?4/iu,
  ],
  [5, /\b(?:native|mother tongue|bilingual)\b|母语/iu],
  [4, /\b(?:fluent\w*|c1|c2|full professional|proficient)\b|流利|精通|N1\b/iu],
  [
    3,
    /\b(?:business|professional|working|excellent|good|advanced|strong)\b|工作语言|商务|良好|熟练|六级|CET-?6|N2\b/iu,
  ],
];

export const isLanguage = ({ concept }: AskedThing): boolean =>
  concept !== null && conceptById(concept)?.category === "languages";

/** Undefined where the words say nothing of it. */
export const levelIn = (text: string): number | undefined =>
  LEVELS.find(([, words]) => words.test(text))?.[0];
