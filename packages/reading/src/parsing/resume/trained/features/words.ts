/**
 * The words of a line, as the network sees them: a word of an alphabet, a single Chinese character, a
 * number, a sign, or a tab. What a word looks like is hashed into a few numbers; nothing else of it is
 * known to the network, so that it can't have learnt a document by heart.
 */
import type { TextSpan } from "../../../../model/span.ts";

/** Rows of the table of features; 0 is nothing. */
export const BUCKETS = 32_768;
/** Features of one word; what is left over is 0. */
export const PER_WORD = 6;
/** Words of a line that are looked at. */
export const MOST_WORDS = 64;

export interface Word extends TextSpan {
  /** Words with the same key have the same features. */
  readonly key: string;
}

const WORD =
  /\t|[ \u3000]{3,}|[.·…_]{4,}|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|\d+|\S/gu;
const HAN = /^\p{Script=Han}/u;

/** @param text the document's, folded */
export function wordsOf(text: string, { start, end }: TextSpan): Word[] {
  const found = [...text.slice(start, end).matchAll(WORD)].slice(0, MOST_WORDS);
  return found.map(({ 0: word, index }, at) => {
    const span = { start: start + index, end: start + index + word.length };
    // Wide blanks, and dots that lead to the margin, are tabs.
    if (/^(?:[.·…_]{4}|[ \u3000]{3})/.test(word)) return { ...span, key: "\t" };
    if (!HAN.test(word)) return { ...span, key: word };
    const [before, after] = [found[at - 1]?.[0] ?? "", found[at + 1]?.[0] ?? ""];
    return { ...span, key: `${hanOr(before)}${word}${hanOr(after)}` };
  });
}

const hanOr = (word: string) => (HAN.test(word) ? word : "_");

/** The rows of the table that belong to a word. */
export function featuresOf(key: string): number[] {
  return namesOf(key).map(bucketOf);
}

function namesOf(key: string): string[] {
  const [first = "", middle = "", last = ""] = [...key];
  if (HAN.test(middle) && [...key].length === 3)
    return [`c${middle}`, `l${first}${middle}`, `r${middle}${last}`, `t${key}`, "han"];
  if (/^\d/.test(key)) return numberNames(key);
  if (!/^\p{L}/u.test(key)) return [`s${key}`];
  const small = key.toLowerCase();
  return [
    `w${small}`,
    `p${small.slice(0, 3)}`,
    `q${small.slice(0, 5)}`,
    `x${small.slice(-3)}`,
    `y${small.slice(-5)}`,
    `z${shapeOf(key)}`,
  ];
}

function numberNames(digits: string): string[] {
  if (/^(?:19[5-9]|20[0-4])\d$/.test(digits)) return ["year", "number"];
  return [digits.length < 3 ? `n${digits}` : `length${digits.length}`, "number"];
}

function shapeOf(word: string): string {
  const cased = /^\p{Lu}+$/u.test(word) ? "X" : /^\p{Lu}/u.test(word) ? "Xx" : "x";
  return `${/\p{Lu}.*\p{Ll}.*\p{Lu}/u.test(word) ? "xX" : cased}${Math.min(word.length, 9)}`;
}

/** FNV-1a over UTF-16 units. */
function bucketOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return 1 + ((((hash >>> 0) ^ (hash >>> 15)) >>> 0) % (BUCKETS - 1));
}
