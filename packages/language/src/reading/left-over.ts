/**
 * Words of a message that usually name what is meant, and that a reading makes nothing of: "and mention that I'm still in
 * Lisbon" where only the new place was read. How often a word names something is counted in the examples
 * (`training/argument-words.ts`). Words of Latin script only: it tells nothing about Chinese ones.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { ReadCall } from "./reading.ts";

export const LATIN_WORDS = /[A-Za-z\u00C0-\u024F]+(?:['’][a-z]+)?|\d+(?:[.,]\d+)*/g;

/** A word that no example has is rather a name than not; so are those that few have. */
export const UNSEEN = { share: 0.8, weight: 2 };
/** Words that name something less often are none to miss. */
const USUAL = 0.3;
/** Together; one name or two rarer words. */
const MUCH = 0.56;

let known: ReadonlyMap<string, number> | undefined;

/** Those that name something most often first; none where they weigh too little. */
export function leftOver(message: string, calls: readonly ReadCall[]): string[] {
  const read = calls.flatMap(({ mentions }) => mentions.map(({ place }) => place));
  const missed = [...message.matchAll(LATIN_WORDS)]
    .filter(
      ({ index, 0: word }) => !read.some(([from, to]) => index < to && index + word.length > from),
    )
    .map(([word]) => ({ word, weight: shareOf(word) - USUAL }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const total = missed.reduce((sum, { weight }) => sum + weight, 0);
  return total < MUCH ? [] : missed.map(({ word }) => word);
}

function shareOf(word: string): number {
  known ??= readShares();
  return (known.get(word.toLowerCase()) ?? 100 * UNSEEN.share) / 100;
}

function readShares(): ReadonlyMap<string, number> {
  const file = new URL("../../model/argument-words.json", import.meta.url);
  const shares = z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(Object.entries(shares));
}
