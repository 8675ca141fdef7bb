/** A message in sentences, and a sentence in the pieces between its commas; each with where it stands. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** More is pasted text. */
const MOST = 40;
const SENTENCE_END = /[。！？!?\n；;]+|\.+(?=\s|$)/g;
/** "£4,200" and "10:30" are one thing. */
const PIECE_END = /[，,：:、]+(?!\d)|(?<!\d)[，,：:、]+/g;
/** What joins a piece to the one before it says nothing by itself. */
const LEAD = /^(?:(?:and|but|so|or)\s+|但是?|而且|不过|所以)/i;
/** Two ways or two sums in one piece: cut where both sides say something. */
const JOINT = /\s+(?:and|or|but)\s+|(?:还是|或者|但是)/gi;
const LEAST_WORDS = 4;
const TAIL = /[.。；;]+$/;
const WORD = /[\p{L}\p{N}]/u;

export const sentencesIn = (text: string): Piece[] =>
  cut(text, SENTENCE_END, 0, true).slice(0, MOST);

export const piecesOf = (sentence: Piece): Piece[] =>
  cut(sentence.text, PIECE_END, sentence.start, false);

/** The pieces of a sentence, each cut again where it joins two statements. */
export const clausesOf = (sentence: Piece): Piece[] =>
  piecesOf(sentence).flatMap(({ text, start }) => {
    const cuts = [...text.matchAll(JOINT)].filter(
      ({ index, 0: joint }) =>
        wordsIn(text.slice(0, index)) >= LEAST_WORDS &&
        wordsIn(text.slice(index + joint.length)) >= LEAST_WORDS,
    );
    const from = [0, ...cuts.map(({ index }) => index)];
    return from.map((at, nth) => trimmed(text.slice(at, from[nth + 1]), start + at));
  });

/** Without what joins it to the clause before. */
export function bare({ text, start }: Piece): Piece {
  const lead = JOINED.exec(text)?.[0].length ?? 0;
  return trimmed(text.slice(lead).replace(TAIL, ""), start + lead);
}
const JOINED = /^(?:(?:and|but|so|or)\s+|还是|或者|但是?|而且|不过|所以)/i;

/** A Han character counts for two thirds of a word. */
const wordsIn = (text: string): number =>
  (text.match(/[\p{Script=Latin}\p{N}'’.-]+/gu)?.length ?? 0) +
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 1.5;

/** The whole pieces that a part of a sentence stands in: what is kept of it is no fragment. */
export function around(sentence: Piece, start: number, end: number): Piece {
  const own = piecesOf(sentence).filter((piece) => piece.start < end && start < piece.end);
  const [first, last] = [own[0] ?? sentence, own.at(-1) ?? sentence];
  const text = sentence.text.slice(first.start - sentence.start, last.end - sentence.start);
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const bare = text.slice(lead).replace(TAIL, "");
  return trimmed(bare, first.start + lead);
}

export const asks = ({ text }: Piece): boolean => /[?？]\s*$/.test(text);

function cut(text: string, ends: RegExp, offset: number, withEnd: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(ends)) {
    pieces.push(trimmed(text.slice(from, withEnd ? index + mark.length : index), offset + from));
    from = index + mark.length;
  }
  pieces.push(trimmed(text.slice(from), offset + from));
  return pieces.filter((piece) => WORD.test(piece.text));
}

function trimmed(text: string, start: number): Piece {
  const from = text.length - text.trimStart().length;
  const bare = text.trim();
  return { text: bare, start: start + from, end: start + from + bare.length };
}
