/** What tells a requirement from the rest of an advertisement, as hashes for a linear model. */
import { hashOf } from "@bole/language/linear";
import { datesIn, durationsIn } from "@bole/language/text";
import { headingKind } from "@bole/reading/text";
import type { AdPiece } from "./ad-pieces.ts";

export const PIECE_FEATURES = 1 << 13;
const MOST_WORDS = 40;

/** @param before what stands before it, and what after it */
export function pieceFeatures(
  piece: AdPiece,
  before: AdPiece | undefined,
  after: AdPiece | undefined,
): number[] {
  const said = wordsOf(piece.text);
  const under = wordsOf(piece.heading);
  const isSame = (other: AdPiece | undefined) => other?.section === piece.section;
  const kind = headingKind(piece.heading) ?? "open";
  const features = [
    "bias",
    `listed ${piece.isListed}`,
    `heading ${piece.heading === ""}`,
    `listed ${piece.isListed} heading ${piece.heading === ""}`,
    `place ${Math.floor(piece.place * 5)}`,
    `section ${Math.min(piece.section, 6)}`,
    `length ${Math.min(6, Math.floor(Math.log2(1 + said.length)))}`,
    `first ${said[0] ?? ""}`,
    `first ${said.slice(0, 2).join(" ")}`,
    `last ${said.at(-1) ?? ""}`,
    `last ${said.slice(-2).join(" ")}`,
    ...signsOf(piece.text).map((sign) => `sign ${sign}`),
    ...grams(under).flatMap((gram) => [`under ${gram}`, `under ${gram} ${piece.isListed}`]),
    `under all ${under.join(" ")}`,
    `kind ${kind}`,
    `kind ${kind} ${piece.isListed}`,
    ...signsOf(piece.text).map((sign) => `kind ${kind} ${sign}`),
    ...grams(said).map((gram) => `said ${gram}`),
    ...grams(wordsOf(piece.opening).slice(0, 6)).map((gram) => `opening ${gram}`),
    ...(isSame(before) && before !== undefined
      ? grams(wordsOf(before.text).slice(0, 8)).map((gram) => `before ${gram}`)
      : ["before none"]),
    ...(isSame(after) && after !== undefined
      ? grams(wordsOf(after.text).slice(0, 8)).map((gram) => `after ${gram}`)
      : ["after none"]),
  ];
  return [...new Set(features.map((feature) => hashOf(feature, PIECE_FEATURES)))];
}

/** Words of a demand, of a wish and of a task. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ["money", /[€$£¥￥]\s?\d|\d\s?(?:元|万|[kK]\b|LPA)|\b(?:RMB|SGD|AED|INR|Rs\.?)\s?\d/u],
  ["address", /@|https?:|\.com\b|\.example\b/u],
  ["question", /[?？]$/u],
  ["exclamation", /[!！]$/u],
  ["we", /^(?:we|our|us)\b|^(?:我们|本|我司|公司)/iu],
  ["you", /\byou(?:'|’|r|\b)|[你您]/iu],
  ["not", /\bnot?\b|n['’]t\b|不|无需/iu],
  [
    "demand",
    /熟悉|熟练|精通|掌握|了解|具备|具有|经验|经历|能力|本科|硕士|大专|学历|专业|毕业|善于|证书|资格|驾照|持有|持|以上|能够|愿意|适应|会|懂|做过|带过|\b(?:experience|years?|proficien\w+|knowledge|familiar\w*|ability|able to|degree|bachelor|master|diploma|fluen\w+|skills?|must|need|required?|track record|background|comfortable|confident|certif\w+|licen[sc]e\w*|willing\w*|you (?:have|are|know|hold|can|should|understand))\b/iu,
  ],
  [
    "wish",
    /优先|加分|更佳|更好|\b(?:preferred|plus|bonus|advantage|desirable|ideally|welcome|lovely|pleased|excited|happy)\b/iu,
  ],
  ["task", /^(?:负责|参与|协助|完成|制定|组织|管理|维护|编|撰写|配合)|\byou(?:['’]ll| will)\b/iu],
  ["capital", /^\p{Lu}/u],
  ["figure", /\d/u],
];

const signsOf = (text: string): string[] => [
  ...SIGNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  ...(datesIn(text).length > 0 ? ["day"] : []),
  ...(durationsIn(text).some(({ months }) => months >= 12) ? ["years"] : []),
];

/** Words in lower case, with their endings cut; Chinese characters one by one; figures without their value. */
function wordsOf(text: string): string[] {
  const found = text
    .normalize("NFKC")
    .toLowerCase()
    .matchAll(/\p{Script=Han}|\p{N}+|[\p{L}'’]+/gu);
  return [...found].slice(0, MOST_WORDS).map(([word]) => {
    if (/^\p{N}/u.test(word)) return "#";
    return word.replaceAll("’", "'").replace(/(?<=\p{L}{4})(?:ing|ed|es|s)$/u, "");
  });
}

const grams = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined ? [word] : [word, `${word} ${next}`];
  });
