/** A text as words with their meanings. Linear: at each place the longest known word is taken. */
import { type Folded, fold } from "./fold.ts";
import { latinLanguageOf } from "./language-of.ts";
import { beginsHan, type Lexicon, lexiconFor, type Senses } from "./lexicon.ts";
import { misspelt } from "./misspelt.ts";

export interface Token {
  /** In the folded text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly senses: Senses;
  /** Western digits. */
  readonly isDigits: boolean;
  /** Nothing stands between it and the token before. */
  readonly isJoined: boolean;
}

export interface Tokens {
  readonly list: readonly Token[];
  readonly folded: Folded;
}

/** @param language of the words with Latin letters; found out from the text if not given */
export function tokensOf(text: string, language: string = latinLanguageOf(text)): Tokens {
  const folded = fold(text);
  const lexicon = lexiconFor(language);
  const list: Token[] = [];
  let end = -1;
  for (let at = 0; at < folded.text.length; ) {
    if (folded.text.charAt(at) <= " ") {
      at += 1;
      continue;
    }
    const found = tokenAt(folded.text, at, lexicon);
    list.push({ ...found, isJoined: at === end });
    at = found.end;
    end = at;
  }
  return { list, folded };
}

const LATIN = /[\p{L}\p{M}']/u;
const NONE: Senses = {};

function tokenAt(text: string, at: number, lexicon: Lexicon): Omit<Token, "isJoined"> {
  const sign = text.charAt(at);
  const token = (end: number, senses: Senses = NONE, isDigits = false) => {
    const word = text.slice(at, end);
    return { start: at, end, text: word, senses, isDigits };
  };
  if (isDigit(sign)) {
    // "12 noon" and 1刻 are words that begin with digits.
    return token(runEnd(text, at, isDigit), NONE, true);
  }
  if (beginsHan(sign)) {
    for (let length = lexicon.longestHan; length > 0; length -= 1) {
      const senses = lexicon.words.get(text.slice(at, at + length));
      const splitsNumber =
        isDigit(text.charAt(at + length - 1)) && isDigit(text.charAt(at + length));
      if (senses !== undefined && at + length <= text.length && !splitsNumber)
        return token(at + length, senses);
    }
    return token(at + 1);
  }
  if (!LATIN.test(sign)) {
    return token(at + 1, lexicon.words.get(sign));
  }
  const ends = phraseEnds(text, at, lexicon.longestPhrase);
  for (const end of ends.toReversed()) {
    const senses = lexicon.words.get(text.slice(at, end));
    if (senses !== undefined) return token(end, senses);
  }
  const [end = at + 1] = ends;
  const word = text.slice(at, end);
  return token(end, withoutEnding(word, lexicon) ?? misspelt(word, lexicon));
}

const isDigit = (sign: string): boolean => sign >= "0" && sign <= "9";
const isLatin = (sign: string): boolean => LATIN.test(sign) && !beginsHan(sign);

function runEnd(text: string, at: number, belongs: (sign: string) => boolean): number {
  let end = at;
  while (end < text.length && belongs(text.charAt(end))) end += 1;
  return end;
}

/** Longer words than this are none of ours. */
const LONGEST_WORD = 40;

/** Where a phrase of one, two, … words ends that begins here. */
function phraseEnds(text: string, at: number, most: number): number[] {
  const ends: number[] = [];
  for (let from = at; ends.length < most; ) {
    const end = runEnd(text, from, isLatin);
    if (end === from) break;
    ends.push(end);
    if (end - from > LONGEST_WORD || text.charAt(end) !== " ") break;
    from = end + 1;
  }
  return ends;
}

function withoutEnding(word: string, { words, endings }: Lexicon): Senses | undefined {
  for (const ending of endings) {
    if (word.length < ending.length + 3 || !word.endsWith(ending)) continue;
    const senses = words.get(word.slice(0, -ending.length));
    if (senses !== undefined) return senses;
  }
  return undefined;
}

/** What a reader of tokens has found, and the token after it. */
export interface Read<Value> {
  readonly value: Value;
  readonly next: number;
}

/** Where a run of tokens stands in the original. */
export function placeOf({ list, folded }: Tokens, from: number, next: number): [number, number] {
  return folded.place(list[from]?.start ?? 0, list[next - 1]?.end ?? 0);
}

export const sense = (token: Token | undefined, kind: string): number | undefined =>
  token?.senses[kind]?.[0];
export const has = (token: Token | undefined, kind: string): boolean =>
  token?.senses[kind] !== undefined;

const isCount = (token: Token | undefined): boolean => has(token, "words") || has(token, "scales");

/** Reads everything that `read` finds, from left to right, without overlaps. */
export function readAll<Value, Found>(
  tokens: Tokens,
  read: (list: readonly Token[], at: number) => Read<Value> | null,
  found: (value: Value, place: [number, number]) => Found,
): Found[] {
  const { list } = tokens;
  const all: Found[] = [];
  let isNone = false;
  for (let at = 0; at < list.length; ) {
    const token = list[at];
    const isKnown = token?.isDigits || token?.senses !== NONE;
    // What did not begin with a number does not begin in the middle of it.
    const isInside: boolean =
      isNone && token?.isJoined === true && isCount(token) && isCount(list[at - 1]);
    const one: Read<Value> | null = isKnown && !isInside ? read(list, at) : null;
    isNone = one === null;
    if (one !== null) all.push(found(one.value, placeOf(tokens, at, one.next)));
    at = one === null ? at + 1 : Math.max(at + 1, one.next);
  }
  return all;
}
