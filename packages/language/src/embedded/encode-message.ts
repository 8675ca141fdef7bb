/** A message with its state as the network takes it: `[CLS] state [SEP] message [SEP]`, in windows. */
import type { Piece, WordPieces } from "./word-pieces.ts";

export interface Word {
  /** Where its first piece stands among the ids. */
  readonly place: number;
  /** In UTF-16 units of the message. */
  readonly start: number;
  readonly end: number;
}

export interface Window {
  readonly ids: readonly number[];
  /** What each token is: 0 of the state, 1 of the message, from 2 on the kind of thing on record that it names. */
  readonly kinds: readonly number[];
  readonly words: readonly Word[];
}

/** As in the training. */
const MOST_TOKENS = 256;
const MOST_STATE_TOKENS = 48;
/** Some 800 tokens: more is pasted text, no wish, and its end is not read. */
const MOST_WINDOWS = 4;

/** Words of the message that name something on record, with the number of its kind among the labels. */
export interface Marked {
  readonly kind: number;
  readonly place: readonly [number, number];
}

export function encodeMessage(
  pieces: WordPieces,
  state: string,
  message: string,
  marked: readonly Marked[] = [],
): Window[] {
  const context = pieces
    .encode(state, MOST_STATE_TOKENS)
    .slice(0, MOST_STATE_TOKENS)
    .map(({ id }) => id);
  const messageAt = context.length + 2;
  const room = MOST_TOKENS - 3 - context.length;
  const kindOf = ({ start, end }: Piece) => {
    const found = marked.find(({ place: [from, to] }) => from < end && start < to);
    return found ? 2 + found.kind : 1;
  };
  const windowOf = (part: readonly Piece[]): Window => ({
    ids: [pieces.cls, ...context, pieces.separator, ...part.map(({ id }) => id), pieces.separator],
    kinds: [...Array.from({ length: messageAt }, () => 0), ...part.map(kindOf), 1],
    words: wordsOf(part, messageAt),
  });
  return partsOf(pieces.encode(message, MOST_WINDOWS * MOST_TOKENS), room, message).map(windowOf);
}

function wordsOf(pieces: readonly Piece[], messageAt: number): Word[] {
  const words: Word[] = [];
  for (const [index, { continues, start, end }] of pieces.entries()) {
    const last = words.at(-1);
    if (continues && last) words[words.length - 1] = { ...last, end };
    else words.push({ place: messageAt + index, start, end });
  }
  return words;
}

/** Cut where a sentence ends, if one ends in the second half of the room. */
function partsOf(pieces: readonly Piece[], room: number, message: string): (readonly Piece[])[] {
  const parts: (readonly Piece[])[] = [];
  for (let from = 0; from < pieces.length && parts.length < MOST_WINDOWS; ) {
    const to = pieces.length - from <= room ? pieces.length : borderBefore(from + room);
    parts.push(pieces.slice(from, to));
    from = to;
  }
  return parts;

  function borderBefore(end: number): number {
    let word = end;
    while (pieces[word]?.continues) word -= 1;
    for (let at = word; at > end - room / 2; at -= 1) if (endsSentence(at)) return at;
    return word;
  }

  function endsSentence(at: number): boolean {
    const [before, next] = [pieces[at - 1], pieces[at]];
    if (!(before && next)) return false;
    const gap = message.slice(before.end, next.start);
    const sign = message.slice(before.start, before.end);
    return gap.includes("\n") || "。！？；!?".includes(sign) || (sign === "." && gap !== "");
  }
}
