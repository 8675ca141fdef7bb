/** Places of a text where a name of a concept stands, left to right, the longest at each, none upon another. */
import { foldText } from "../skills/finding/fold-text.ts";
import { HanWords } from "../skills/finding/han-words.ts";
import { meaningOf } from "./name-index.ts";
import { keyOf, type NameWord, nameWords } from "./name-words.ts";

export interface NamePlace {
  readonly start: number;
  readonly end: number;
  /** Line numbers of the concepts that are called so. */
  readonly places: readonly number[];
}

/** No name has more words that count. */
const MOST_WORDS = 7;
/** Characters of Chinese names. */
const [SHORTEST, LONGEST] = [2, 16];

export function findNames(text: string): NamePlace[] {
  return [...latinNames(text), ...hanNames(text)].sort((a, b) => a.start - b.start);
}

function latinNames(text: string): NamePlace[] {
  const words = nameWords(text);
  const found: NamePlace[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestAt(words, at);
    if (match === null) at += 1;
    else {
      found.push(match.place);
      at += match.count;
    }
  }
  return found;
}

function longestAt(words: readonly NameWord[], at: number) {
  const stems: string[] = [];
  let best: { readonly place: NamePlace; readonly count: number } | null = null;
  for (let count = 1; count <= MOST_WORDS; count++) {
    const word = words[at + count - 1];
    if (word === undefined || (count > 1 && word.begins)) break;
    stems.push(word.stem);
    const meaning = meaningOf(keyOf(stems));
    // A word that is no concept's main name is meant only where it is all that is said.
    const isSure = count > 1 || words.length === 1 || meaning?.isShown === true;
    if (meaning === undefined || !isSure) continue;
    const { places } = meaning;
    best = { place: { start: words[at]?.start ?? 0, end: word.end, places }, count };
  }
  return best;
}

function hanNames(text: string): NamePlace[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const folded = foldText(text);
  const words = new HanWords(folded);
  const found: NamePlace[] = [];
  for (let at = 0; at < folded.plain.length; ) {
    const end = endOfHanName(folded.plain, at, words);
    const meaning = end === null ? undefined : meaningOf(folded.plain.slice(at, end));
    if (end !== null && meaning !== undefined) {
      found.push({ ...folded.span(at, end), places: meaning.places });
    }
    at = end ?? at + 1;
  }
  return found;
}

function endOfHanName(plain: string, at: number, words: HanWords): number | null {
  for (let length = Math.min(LONGEST, plain.length - at); length >= SHORTEST; length--) {
    const name = plain.slice(at, at + length);
    if (!/\p{Script=Han}/u.test(name)) return null;
    if (meaningOf(name) !== undefined && words.fits(at, at + length)) return at + length;
  }
  return null;
}
