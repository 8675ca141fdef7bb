/** Days and months as people type them in a hurry: "wensday", "thurdsay", "febuary". */
import { editDistance } from "@bole/base";
import type { Lexicon, Senses } from "./lexicon.ts";

/** Shorter words are one letter away from too many others: "may", "sunday" beside "monday". */
const SHORTEST = 6;
const MOST_MISTAKES = 2;

const known = new WeakMap<Lexicon, readonly (readonly [string, Senses])[]>();

/** @returns what the word that was meant says; undefined where none or several may have been */
export function misspelt(word: string, lexicon: Lexicon): Senses | undefined {
  if (word.length < SHORTEST || word.length > 12) return undefined;
  const near = namesIn(lexicon).filter(
    ([name]) => name[0] === word[0] && editDistance(word, name) <= MOST_MISTAKES,
  );
  const [only, ...more] = near;
  return more.length === 0 ? only?.[1] : undefined;
}

function namesIn(lexicon: Lexicon): readonly (readonly [string, Senses])[] {
  const there = known.get(lexicon);
  if (there !== undefined) return there;
  const names = [...lexicon.words].filter(
    ([word, senses]) =>
      word.length >= SHORTEST &&
      /^[a-zà-ÿ]+$/u.test(word) &&
      ("weekdays" in senses || "months" in senses),
  );
  known.set(lexicon, names);
  return names;
}
