/** Sentences of a text, whole and letter by letter, without what makes them items of a list. */
import { isNegated, wordsOf } from "@bole/talent";
import type { Item } from "../../state/item.ts";

/** No reader wants more; a sentence that is longer is quoted clause by clause. */
const LONGEST = { han: 140, other: 300 } as const;
/** A full stop ends a sentence before a space; not in "Node.js", nor behind "e.g". */
const SENTENCE =
  /[^\n。！？!?；;]*?(?:[\n。！？!?；;]|(?<!\b(?:e\.g|i\.e|etc|approx|incl))\.(?=\s|$)|$)/gu;
const CLAUSE = /[^，,：:]*?(?:[，,：:]|$)/gu;
/** What stands before an item of a list. The 5 of "5 years" does not. */
const BULLET = /^(?:[\s\-–•·*.、，,：:]+|[(（]?\d{1,2}(?:[)）、]|\.(?!\d)))+\s*/u;

export function sentencesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)]
    .flatMap(([sentence]) => (isLong(sentence) ? clausesOf(sentence) : [sentence]))
    .map((piece) => piece.replace(BULLET, "").replace(/[\s，,：:；;]+$/u, ""))
    .filter((piece) => piece.length > 1 && !isLong(piece));
}

const isLong = (text: string): boolean =>
  text.length > (/\p{Script=Han}/u.test(text) ? LONGEST.han : LONGEST.other);

const clausesOf = (sentence: string): string[] =>
  [...sentence.matchAll(CLAUSE)].map(([clause]) => clause);

/** What an item says of itself before anything else, not what it is not; its title where it says nothing. */
export function firstSentence({ description, headline }: Pick<Item, "description" | "headline">) {
  const first = sentencesOf(description).find(
    (sentence) => sentence !== headline && !deniesSomething(sentence),
  );
  return (first ?? headline).replace(/[.。]$/u, "");
}

const deniesSomething = (sentence: string): boolean =>
  [...wordsOf(sentence)].some((place) => isNegated(sentence, place));
