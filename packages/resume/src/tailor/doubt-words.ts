/** Why a line that names something does not prove it. */
import type { Claim } from "@bole/language/claims";
import type { TextLanguage } from "@bole/talent";

const WORDS: Readonly<Record<Claim, Readonly<Record<TextLanguage, (word: string) => string>>>> = {
  held: { zh: (word) => `提到${word}。`, en: (word) => `Mentions ${word}.` },
  basic: { zh: (word) => `${word}：只写了基础水平。`, en: (word) => `${word}: at a basic level.` },
  lapsed: { zh: (word) => `${word}：已过期。`, en: (word) => `${word}: no longer valid.` },
  pending: { zh: (word) => `${word}：尚未完成。`, en: (word) => `${word}: not completed.` },
  denied: {
    zh: (word) => `${word}：简历写明没有。`,
    en: (word) => `${word}: your résumé says that you don't have it.`,
  },
  others: { zh: (word) => `${word}：由别人完成。`, en: (word) => `${word}: done by others.` },
};

export const doubtWords = (word: string, claim: Claim | null, language: TextLanguage): string =>
  claim === null ? notThere([word], language) : WORDS[claim][language](word);

export const notThere = (words: readonly string[], language: TextLanguage): string =>
  language === "zh" ? `未提到：${words.join("、")}。` : `Not in your résumé: ${words.join(", ")}.`;
