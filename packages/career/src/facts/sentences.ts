/** A message in sentences, and a sentence in the pieces between its commas; each with where it stands. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** More is pasted text. */
const MOST = 40;
const SENTENCE_END = /[。！？!?\n；;]+|\.+(?=\s|$)/g;
const PIECE_END = /[，,：:、]+/g;
/** What joins a piece to the one before it says nothing by itself. */
const LEAD = /^(?:(?:and|but|so|or)\s+|但是?|而且|不过|所以)/i;
const TAIL = /[.。；;]+$/;
const WORD = /[\p{L}\p{N}]/u;

export const sentencesIn = (text: string): Piece[] =>
  cut(text, SENTENCE_END, 0, true).slice(0, MOST);

export const piecesOf = (sentence: Piece): Piece[] =>
  cut(sentence.text, PIECE_END, sentence.start, false);

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
