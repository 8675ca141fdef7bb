/**
 * Text to WordPiece tokens with their places in the text, as BERT does it: lower case, without accents,
 * Han characters and punctuation each on their own. It agrees token for token with the tokenizer that the
 * training uses (BertWordPieceTokenizer of Hugging Face). Linear in the length of the text.
 */

export interface Piece {
  readonly id: number;
  /** It goes on with the word of the piece before it. */
  readonly continues: boolean;
  /** In UTF-16 units of the text as it was given; the end is exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface WordPieces {
  readonly cls: number;
  readonly separator: number;
  /** @param most about where to stop: the word that reaches it is the last one */
  encode(text: string, most: number): Piece[];
}

/** A character after normalisation, with the place of the one that it comes from. */
interface Letter {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A longer word is unknown as a whole. */
const LONGEST_WORD = 100;
/** The gap after U+2B81F is the original's. */
const HAN =
  /[\u{3400}-\u{4dbf}\u{4e00}-\u{9fff}\u{f900}-\u{faff}\u{20000}-\u{2a6df}\u{2a700}-\u{2b81f}\u{2b920}-\u{2ceaf}\u{2f800}-\u{2fa1f}]/u;
const PUNCTUATION = /[\p{P}$+<=>^`|~]/u;
const IGNORED = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\ufffd]/u;
const SPACE = /\s/u;
const ACCENT = /\p{Mn}/u;

/** @param vocabulary a token's id is its place */
export function createWordPieces(vocabulary: readonly string[]): WordPieces {
  const ids = new Map(vocabulary.map((token, id) => [token, id]));
  const idOf = (token: string) => {
    const id = ids.get(token);
    if (id === undefined) throw new Error(`the vocabulary has no ${token}`);
    return id;
  };
  const unknown = idOf("[UNK]");
  return {
    cls: idOf("[CLS]"),
    separator: idOf("[SEP]"),
    encode(text, most) {
      const pieces: Piece[] = [];
      for (const word of wordsOf(text)) {
        if (pieces.length >= most) break;
        pieces.push(...piecesOf(word, ids, unknown));
      }
      return pieces;
    },
  };
}

function* wordsOf(text: string): Generator<readonly Letter[]> {
  let open: Letter[] = [];
  for (const letter of lettersOf(text)) {
    const isAlone = PUNCTUATION.test(letter.text) || HAN.test(letter.text);
    if (!isAlone && !SPACE.test(letter.text)) {
      open.push(letter);
      continue;
    }
    if (open.length > 0) yield open;
    if (isAlone) yield [letter];
    open = [];
  }
  if (open.length > 0) yield open;
}

function* lettersOf(text: string): Generator<Letter> {
  // As a whole, because the last sigma of a word has a form of its own.
  const lower = text.toLowerCase();
  let start = 0;
  let lowerStart = 0;
  for (const sign of text) {
    const end = start + sign.length;
    const lowerEnd = lowerStart + sign.toLowerCase().length;
    for (const one of lower.slice(lowerStart, lowerEnd)) {
      if (IGNORED.test(one)) continue;
      for (const bare of one.normalize("NFD")) {
        if (!ACCENT.test(bare)) yield { text: bare.toLowerCase(), start, end };
      }
    }
    start = end;
    lowerStart = lowerEnd;
  }
}

/** The longest known pieces from left to right; a word with an unknown piece is unknown as a whole. */
function piecesOf(
  word: readonly Letter[],
  ids: ReadonlyMap<string, number>,
  unknown: number,
): Piece[] {
  const [first, last] = [word[0], word.at(-1)];
  if (first === undefined || last === undefined) return [];
  const whole = [{ id: unknown, continues: false, start: first.start, end: last.end }];
  if (word.length > LONGEST_WORD) return whole;
  const pieces: Piece[] = [];
  for (let from = 0; from < word.length; ) {
    const found = longestPiece(word, from, ids);
    const [begin, end] = [word[from], word[(found?.to ?? 0) - 1]];
    if (!(found && begin && end)) return whole;
    pieces.push({ id: found.id, continues: from > 0, start: begin.start, end: end.end });
    from = found.to;
  }
  return pieces;
}

function longestPiece(
  word: readonly Letter[],
  from: number,
  ids: ReadonlyMap<string, number>,
): { readonly id: number; readonly to: number } | undefined {
  let text =
    (from === 0 ? "" : "##") +
    word
      .slice(from)
      .map((letter) => letter.text)
      .join("");
  for (let to = word.length; to > from; to--) {
    const id = ids.get(text);
    if (id !== undefined) return { id, to };
    text = text.slice(0, -(word[to - 1]?.text.length ?? 1));
  }
  return undefined;
}
