/** Whether a reading is sure enough for an edit to be made at once; below, it waits for a yes. */
import type { ReadCall } from "@bole/language";

/** Of the deed, and of each of its words. */
const SURE = { call: 0.85, words: 0.75 };
/** Where the résumé itself speaks for it: the words that are to go stand there, and in one place only. */
const BACKED = { call: 0.45, words: 0.4 };
/** What a closed value says already, and what nothing is written from. */
const ASIDE: ReadonlySet<string> = new Set(["field", "wish"]);

export function isSure({ confidence, mentions }: ReadCall, isBacked: boolean): boolean {
  const least = isBacked ? BACKED : SURE;
  return (
    confidence >= least.call &&
    mentions.every(
      ({ name, ref, confidence: sure }) =>
        ASIDE.has(name) || ref === "pronoun" || sure >= least.words,
    )
  );
}
