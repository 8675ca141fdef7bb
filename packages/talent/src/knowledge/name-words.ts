/**
 * The words of a name as they are compared: stems in alphabetical order without function words, so that
 * "management of staff" and "staff management" are one name. Chinese names are compared as they are.
 */
import { stem } from "../search/text/stem.ts";

export interface NameWord {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Whether anything but spaces, hyphens and function words stands before it. */
  readonly begins: boolean;
}

const WORD = /(?:(?!\p{Script=Han})[\p{L}\p{N}])(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}+#])*/gu;
const HAN = /\p{Script=Han}/u;
const FUNCTION_WORDS = new Set(
  "a an the of for in on at to and or with by from as de des du la le el los las der die das und".split(
    " ",
  ),
);
const JOINT = /^[\s\-–&/'’]*$/u;

export function nameWords(text: string): NameWord[] {
  const words: NameWord[] = [];
  let end = 0;
  let isBroken = true;
  for (const { 0: written, index } of text.matchAll(WORD)) {
    isBroken ||= index - end > 1 ? !JOINT.test(text.slice(end, index)) : text[end] === ",";
    end = index + written.length;
    const plain = stemOf(written);
    if (plain === "") continue;
    words.push({ stem: plain, start: index, end, begins: isBroken });
    isBroken = false;
  }
  return words;
}

/** The same few thousand words make most texts. */
const stems = new Map<string, string>();
const MOST_STEMS = 50_000;

/** Empty for a function word. */
function stemOf(written: string): string {
  const known = stems.get(written);
  if (known !== undefined) return known;
  const small = written.toLowerCase();
  const plain = /^[a-z0-9+#]+$/.test(small)
    ? small
    : small.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const found = FUNCTION_WORDS.has(plain) ? "" : stem(plain);
  if (stems.size < MOST_STEMS) stems.set(written, found);
  return found;
}

export const keyOf = (words: readonly string[]): string =>
  words.length === 1 ? (words[0] ?? "") : words.toSorted().join(" ");

export const keyOfName = (name: string): string =>
  HAN.test(name)
    ? name.toLowerCase().replaceAll(/[\s_-]+/g, "")
    : keyOf(nameWords(name).map((word) => word.stem));
