/**
 * The last resort: whether the words of a criterion stand in a résumé. Words are no proof, so that
 * they are at most a part of it.
 */
import type { TextSpan } from "@bole/reading/text";
import { type Judgement, type Look, quotesAt } from "../judgement.ts";

/** Half of what it says, and more than one word of it where it has more. */
const ENOUGH = 0.5;

/** Where it leaves a choice, one of them will do. */
const CHOICE = /\bor\b|或|任一|之一/iu;

const IDLE = new Set(
  "with your that this from have will must able good strong excellent experience experiences ability skills skill years work working knowledge understanding including such other team teams well plus preferred required proven solid great high level similar related relevant using used least more than they them their what when would should could like into over about very also both each".split(
    " ",
  ),
);
const IDLE_HAN =
  /具有|具备|良好|较强|优秀|相关|以上|经验|能力|熟悉|熟练|精通|掌握|了解|优先|其中|工作|岗位|专业|有过|能够|丰富|扎实|一定|或者|或|以及|及其|并且/gu;

export const lookForWords: Look = (criterion, { text }, language) => {
  const words = wordsAsked(criterion.text);
  if (words.length === 0) return undefined;
  const lower = text.toLowerCase();
  // A few letters are longer in lower case; places in such a text would be of another one.
  const folded = lower.length === text.length ? lower : text;
  const found = words.flatMap((word) => firstPlace(folded, word));
  // A name such as NMC or ISO9001 says more than two words that anybody uses.
  const isNamed = namesOf(criterion.text).some((name) => firstPlace(folded, name).length > 0);
  const need =
    CHOICE.test(criterion.text) || isNamed
      ? 1
      : Math.max(Math.ceil(words.length * ENOUGH), Math.min(2, words.length));
  if (found.length < need) {
    return notSaid(language);
  }
  const reason =
    language === "zh" ? "简历里有相同的字词。" : "The résumé has some of the same words.";
  return { verdict: "partly", reason, quotes: quotesAt(text, found) };
};

export function notSaid(language: "zh" | "en"): Judgement {
  const reason = language === "zh" ? "简历没有提到。" : "The résumé does not speak of it.";
  return { verdict: "unknown", reason, quotes: [] };
}

/** What a criterion is about, without the words that any has. */
export function wordsAsked(text: string): string[] {
  const folded = text.normalize("NFKC").toLowerCase();
  const latin = folded
    .split(/[^\p{Script=Latin}\p{N}+#]+/u)
    .filter((word) => word.length >= 4 && !IDLE.has(word))
    .concat(namesOf(text));
  const han = folded
    .replaceAll(IDLE_HAN, " ")
    .split(/\P{Script=Han}+/u)
    .map((piece) => piece.replace(/^[有会能懂做过带]+|系统$/gu, ""))
    .filter((piece) => piece.length >= 2)
    .flatMap((piece) => (piece.length <= 4 ? [piece] : pairsOf(piece)));
  return [...new Set([...latin, ...han])];
}

/** Words of two capitals or more, some with figures: they are names in every language. */
const namesOf = (text: string): string[] =>
  (text.normalize("NFKC").match(/(?<![\p{L}\p{N}])\p{Lu}{2,}\d*(?![\p{L}\p{N}])/gu) ?? []).map(
    (name) => name.toLowerCase(),
  );

function pairsOf(piece: string): string[] {
  const signs = [...piece];
  return signs
    .slice(1)
    .flatMap((sign, index) => (index % 2 === 0 ? [`${signs[index]}${sign}`] : []));
}

/** Where it stands first; a Latin word only where one begins. */
function firstPlace(folded: string, word: string): TextSpan[] {
  const isLatin = /^\p{Script=Latin}/u.test(word);
  let start = folded.indexOf(word);
  while (isLatin && start > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(start - 1))) {
    start = folded.indexOf(word, start + 1);
  }
  return start === -1 ? [] : [{ start, end: start + word.length }];
}
