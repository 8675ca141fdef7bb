/**
 * Whether a word is nearly one of others: a slip, another ending, a word made of it, the same
 * word in a neighbouring language. Only for longer words in alphabets: pairs of Han signs are told apart by one.
 */
import { editDistance } from "@bole/base";

const SHORTEST = 5;
const LEAST = 0.65;
/** What a word counts for that is the end of another. */
const COMPOUND = 0.8;

/** How much alike the most alike is, from 0 to 1; 0 for less than a little. */
export function nearlySame(word: string, others: readonly string[]): number {
  if (!isComparable(word)) return 0;
  const plain = folded(word);
  let best = 0;
  for (const other of others) {
    if (!isComparable(other)) continue;
    const own = folded(other);
    if (isCompound(plain, own)) best = Math.max(best, COMPOUND);
    if (own[0] !== plain[0]) continue;
    const length = Math.max(plain.length, own.length);
    best = Math.max(best, 1 - editDistance(plain, own) / length);
  }
  return best >= LEAST ? best : 0;
}

/** Lohnbuchhalter is a Buchhalter. */
const isCompound = (a: string, b: string) =>
  a.length !== b.length && (a.endsWith(b) || b.endsWith(a));

const isComparable = (word: string) =>
  word.length >= SHORTEST && /^[\p{Script=Latin}\p{M}]+$/u.test(word);
const folded = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "");
