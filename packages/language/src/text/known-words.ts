/**
 * Which words of a message name something that is on record, and what kind of thing: the whole name, its
 * beginning (腾讯 of 腾讯科技), a given name (小明 of 王小明), or one of its words ("Leeds" of "University of Leeds").
 * It only marks words. Whether they mean that record is for linking to say. Linear in the message and the records.
 */
import { fold } from "./fold.ts";

/** What is on record, by kind. The first kinds win where two of them fit equally well. */
export type Records = Readonly<Record<string, readonly string[]>>;

export interface KnownWords {
  readonly kind: string;
  /** In UTF-16 units of the message; the end is exclusive. */
  readonly place: [number, number];
}

/** Of sentences, only several words in a row or a number are marked. */
const SENTENCES = "lines";
/** Given names are at most this long with their surname. */
const LONGEST_HAN_NAME = 3;
/** So many characters of a sentence in a row are no accident. */
const HAN_IN_A_ROW = 4;
/** What comes after is not looked at: of the message, of one record, of all records of a kind. */
const MOST = { message: 4_000, record: 400, kind: 20_000 };
/** A word that is said more often is marked where it is said first. */
const MOST_PLACES = 8;

const WORD =
  /\p{Script=Han}+|[[\p{L}\p{M}\p{N}]--\p{Script=Han}][[\p{L}\p{M}\p{N}+#.'\&\-]--\p{Script=Han}]*/gv;
const HAN = /\p{Script=Han}/u;
const NUMBER = /^\d[\d.,]+$/;

interface Word {
  readonly text: string;
  readonly start: number;
}

interface Part {
  readonly start: number;
  readonly end: number;
}

interface Found extends Part {
  readonly kind: string;
}

export function knownWords(message: string, records: Records): KnownWords[] {
  const said = fold(message.slice(0, MOST.message));
  const heard = new Heard(said.text);
  const found = Object.entries(records).flatMap(([kind, texts]) => {
    const own: Found[] = [];
    let left = MOST.kind;
    for (const text of texts) {
      const words = wordsOf(fold(text.slice(0, MOST.record)).text);
      for (const part of heard.partsOf(words, kind !== SENTENCES)) own.push({ kind, ...part });
      left -= text.length;
      if (left < 0) break;
    }
    return own;
  });
  return withoutOverlaps(found, said.text.length).map(({ kind, start, end }) => ({
    kind,
    place: said.place(start, end),
  }));
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.replace(/[.'&-]+$/, ""),
    start: index,
  }));

/** A message, with where each of its words and short pieces stands. */
class Heard {
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #wordAt = new Map<string, number[]>();
  readonly #pieceAt = new Map<string, number[]>();

  constructor(text: string) {
    this.#text = text;
    this.#words = wordsOf(text);
    for (const [index, { text: word, start }] of this.#words.entries()) {
      note(this.#wordAt, word, index);
      for (let at = 0; HAN.test(word) && at < word.length; at += 1)
        for (const length of [2, HAN_IN_A_ROW])
          if (at + length <= word.length)
            note(this.#pieceAt, word.slice(at, at + length), start + at);
    }
  }

  partsOf(own: readonly Word[], isName: boolean): Part[] {
    return own.flatMap(({ text }, index) => {
      if (!HAN.test(text)) return this.#latin(own, index, isName);
      return isName ? this.#name(text) : this.#inARow(text);
    });
  }

  /** The longest beginning of a name that was said, or a given name. */
  #name(name: string): Part[] {
    const begins = this.#places(name.slice(0, 2)).map((start) => {
      let length = 2;
      while (length < name.length && this.#text[start + length] === name[length]) length += 1;
      return { start, end: start + length };
    });
    const longest = Math.max(0, ...begins.map(({ start, end }) => end - start));
    if (longest > 0) return begins.filter(({ start, end }) => end - start === longest);
    const given = name.length === LONGEST_HAN_NAME ? name.slice(1) : "";
    return this.#places(given).map((start) => ({ start, end: start + given.length }));
  }

  #inARow(sentence: string): Part[] {
    const count = Math.max(0, sentence.length - HAN_IN_A_ROW + 1);
    return Array.from({ length: count }, (_, at) => sentence.slice(at, at + HAN_IN_A_ROW))
      .flatMap((piece) => this.#places(piece))
      .map((start) => ({ start, end: start + HAN_IN_A_ROW }));
  }

  #latin(own: readonly Word[], index: number, isName: boolean): Part[] {
    const text = own[index]?.text ?? "";
    const isAlone = isName ? text.length >= 3 || own.length === 1 : NUMBER.test(text);
    return (this.#wordAt.get(text) ?? []).flatMap((place) => {
      let length = 1;
      while (own[index + length] && own[index + length]?.text === this.#words[place + length]?.text)
        length += 1;
      const [first, last] = [this.#words[place], this.#words[place + length - 1]];
      const isMarked = isAlone || length >= (isName ? 2 : 3);
      if (!(first && last && isMarked)) return [];
      return [{ start: first.start, end: last.start + last.text.length }];
    });
  }

  #places = (piece: string): readonly number[] => this.#pieceAt.get(piece) ?? [];
}

function note(index: Map<string, number[]>, key: string, place: number): void {
  const places = index.get(key);
  if (places === undefined) index.set(key, [place]);
  else if (places.length < MOST_PLACES) places.push(place);
}

/** The longest first; of equals, the kind that was named first. */
function withoutOverlaps(found: readonly Found[], length: number): Found[] {
  const taken = new Uint8Array(length);
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (taken.subarray(one.start, one.end).includes(1)) continue;
    taken.fill(1, one.start, one.end);
    kept.push(one);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
