/**
 * Whether a translation says the numbers, dates and names of the original, as often, and no others. Names
 * are compared where they can be: things that the taxonomy knows in both languages, and words in Latin
 * letters of a Chinese text, which no translation changes.
 */
import { conceptById } from "@bole/talent";
import type { Fact } from "../polish/facts/fact.ts";
import { factsIn } from "../polish/facts/facts-in.ts";

export function keepsFactsAcross(before: string, after: string): boolean {
  const [old, now] = [factsIn(before), factsIn(after)];
  const isSame = keysOf(old).join("\n") === keysOf(now).join("\n");
  const isChinese = /\p{Script=Han}/u.test(before);
  const said = after.toLowerCase();
  const latin = isChinese
    ? old.filter(({ kind, text }) => kind === "name" && /^[\x20-\x7e]+$/.test(text))
    : [];
  return (
    isSame && latin.every(({ text, key }) => conceptById(key) || said.includes(text.toLowerCase()))
  );
}

/** Words for units differ by language: only how much it is counts. */
const keysOf = (facts: readonly Fact[]): string[] =>
  facts
    .filter(({ kind, key }) => kind !== "name" || conceptById(key) !== undefined)
    .map(({ kind, key }) => `${kind} ${kind === "number" ? (key.split(" ")[0] ?? key) : key}`)
    .toSorted();
