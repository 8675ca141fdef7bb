/** Words of a question that are probably mistyped names of skills or work, and that nothing is found by. */
import { editDistance } from "@bole/base";
import { allConcepts } from "../../skills/index.ts";
import { stem } from "./stem.ts";

const LATIN_WORD = /(?<![\p{L}\p{N}])[a-z]{5,30}(?![\p{L}\p{N}])/giu;
/** From so many letters on, two slips are forgiven instead of one. */
const LONG = 8;

let vocabulary: ReadonlyMap<string, readonly string[]> | null = null;

/**
 * @param isUnknown whether a word, as it is indexed, is sought and stands in no entry
 * @returns null where nothing is to be corrected
 */
export function correctTypos(q: string, isUnknown: (word: string) => boolean): string | null {
  const corrected = q.replaceAll(LATIN_WORD, (written) => {
    const small = written.toLowerCase();
    return isUnknown(stem(small)) ? (nearest(small) ?? written) : written;
  });
  return corrected === q ? null : corrected;
}

/** Nobody mistypes the first letter and means it. Null where no word is near, or it is one itself. */
function nearest(word: string): string | null {
  const allowed = word.length < LONG ? 1 : 2;
  vocabulary ??= wordsOfConcepts();
  let [best, least] = [null as string | null, allowed + 1];
  for (const known of vocabulary.get(word[0] ?? "") ?? []) {
    if (known === word) return null;
    if (Math.abs(known.length - word.length) > allowed) continue;
    const slips = editDistance(word, known);
    if (slips < least) [best, least] = [known, slips];
  }
  return best;
}

/** By their first letters. */
function wordsOfConcepts(): Map<string, string[]> {
  const words = new Set<string>();
  for (const { en, aliases } of allConcepts()) {
    for (const name of [en, ...aliases]) {
      for (const [word] of name.matchAll(LATIN_WORD)) words.add(word.toLowerCase());
    }
  }
  const drawers = new Map<string, string[]>();
  for (const word of [...words].sort()) {
    const key = word[0] ?? "";
    drawers.set(key, [...(drawers.get(key) ?? []), word]);
  }
  return drawers;
}
