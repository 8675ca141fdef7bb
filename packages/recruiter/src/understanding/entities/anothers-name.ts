/** Whether a part of a name stands in the whole name of somebody else. */
import { closest } from "@bole/base";
import { plain } from "../text/plain.ts";
import type { KnownName } from "./roster.ts";

interface Part {
  readonly raw: string;
  readonly said: string;
  /** Those who have it in their names. */
  readonly people: readonly KnownName[];
}

/** "Aisha Khan" is not Aisha Rahman, whatever else they share; a slip of the pen is nobody else. */
export function isAnothers({ raw, said, people }: Part, names: readonly string[]): boolean {
  if (people.some(({ isHan }) => isHan)) return false;
  const inFull = names
    .filter((name) => /\s\p{Lu}\p{Ll}/u.test(name))
    .map((name) => ({ words: wordsOf(name), opens: opensWith(raw, name) }))
    .find(({ words, opens }) => (opens ? words[0] === said : words.includes(said)));
  if (inFull === undefined) return false;
  return !people.some(({ parts }) =>
    inFull.words.every((word) => parts.includes(word) || closest(word, parts) !== undefined),
  );
}

const wordsOf = (name: string) => plain(name).replace(/'s$/u, "").split(/\s+/u);

/** What opens a sentence may be any word: "Hook Marcus up with Felix". */
const opensWith = (raw: string, name: string) =>
  /(?:^|[.!?,;:\n])\s*$/u.test(raw.slice(0, Math.max(0, raw.indexOf(name))));
