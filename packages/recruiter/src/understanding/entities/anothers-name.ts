/** Whether a part of a name stands in the whole name of somebody else. */
import { closest } from "@bole/base";
import { plain } from "../text/plain.ts";
import { opensWith } from "./longer-names.ts";
import type { KnownName } from "./roster.ts";

interface Part {
  readonly raw: string;
  readonly said: string;
  /** Those who have it in their names. */
  readonly people: readonly KnownName[];
}

/** "Aisha Khan" is not Aisha Rahman, whatever else they share; a slip of the pen is nobody else. */
export function isAnothers({ raw, said, people }: Part, names: readonly string[]): boolean {
  if (people.some(({ isHan }) => isHan)) {
    return names.some(
      (name) => name.length > said.length && name.endsWith(said) && !isNameOf(name, people),
    );
  }
  const inFull = names
    .filter((name) => /\s\p{Lu}\p{Ll}/u.test(name))
    // What opens a sentence may be any word: "Hook Marcus up with Felix".
    .map((name) => ({ words: wordsOf(name), opens: opensWith(raw, name) }))
    .find(({ words, opens }) => (opens ? words[0] === said : words.includes(said)));
  if (inFull === undefined) return false;
  return !people.some(({ parts }) =>
    inFull.words.every((word) => parts.includes(word) || isSlip(word, parts)),
  );
}

const isNameOf = (name: string, people: readonly KnownName[]) =>
  people.some(({ folded }) => folded === name);

/** What is longer and holds the whole of it is no slip: Rahmani is not Rahman. */
function isSlip(word: string, parts: readonly string[]): boolean {
  const part = closest(word, parts);
  return part !== undefined && !(word.length > part.length && word.startsWith(part));
}

const wordsOf = (name: string) => plain(name).replace(/'s$/u, "").split(/\s+/u);
