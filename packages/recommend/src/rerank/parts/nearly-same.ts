/**
 * Whether a word is nearly one of others: a slip, another ending, the same word in a neighbouring
 * language. Only for longer words in alphabets: pairs of Han signs are told apart by one.
 */
import { editDistance } from "@bole/base";

const SHORTEST = 5;
const LEAST = 0.65;

/** How much alike the most alike is, from 0 to 1; 0 for less than a little. */
export function nearlySame(word: string, others: readonly string[]): number {
  if (!isComparable(word)) return 0;
  const plain = folded(word);
  let best = 0;
  for (const other of others) {
    if (!isComparable(other) || other[0] !== word[0]) continue;
    const length = Math.max(word.length, other.length);
    best = Math.max(best, 1 - editDistance(plain, folded(other)) / length);
  }
  return best >= LEAST ? best : 0;
}

const isComparable = (word: string) =>
  word.length >= SHORTEST && /^[\p{Script=Latin}\p{M}]+$/u.test(word);
const folded = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "");
