/**
 * Texts as the words that keywords are: Latin words without their endings, numbers, pairs of Han
 * signs. Both databases index these and nothing else, so that both find the same. A change here
 * needs a migration that indexes everything again.
 */
import { stem } from "./stem.ts";

/** A word, and where it stands in the text: `[start, end)` in UTF-16 units. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const LETTER = String.raw`(?!\p{Script=Han})[\p{L}\p{N}\p{M}]`;
/** Han signs in a row, names that are told apart by a sign, or a word. */
const RUNS = new RegExp(
  String.raw`(?<han>\p{Script=Han}+)|${BEFORE}c\+\+|${BEFORE}[cfj]#|\.net(?![\p{L}\p{N}])|(?:${LETTER})+`,
  "giu",
);
/** Nobody seeks such a word, and an index must not hold what is no word at all. */
const LONGEST_WORD = 40;

export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: run, index, groups } of text.matchAll(RUNS)) {
    if (groups?.han !== undefined) yield* pairsOf(run, index);
    else yield { word: plain(run), start: index, end: index + run.length };
  }
}

/** Chinese has no spaces: every two neighbours are a word; a sign without neighbour is one, too. */
function* pairsOf(run: string, start: number): Generator<Word> {
  const signs = [...run];
  if (signs.length === 1) yield { word: run, start, end: start + run.length };
  let at = start;
  for (let place = 0; place + 1 < signs.length; place++) {
    const word = `${signs[place]}${signs[place + 1]}`;
    yield { word, start: at, end: at + word.length };
    at += signs[place]?.length ?? 0;
  }
}

const plain = (run: string) => stem(run.normalize("NFKC").toLowerCase().slice(0, LONGEST_WORD));
