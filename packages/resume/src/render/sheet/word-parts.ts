/** Where a word that is too long for a line may be broken: an address after its signs, others anywhere. */

/** Signs and Han do not need this: lines break between them by themselves. */
const LONG_WORD = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{20,}/gu;
/** A sign, or a whole run of them, and what stands before it. */
const AFTER_SIGN = /[^/.@_\-?&=:;,+~%#]*[/.@_\-?&=:;,+~%#]+|[^/.@_\-?&=:;,+~%#]+/g;
const LONGEST_PIECE = 28;

export function wordParts(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    const pieces = piecesOf(word);
    if (pieces.length < 2) continue;
    const [first = "", ...more] = pieces;
    parts.push(text.slice(from, index) + first, ...more.slice(0, -1));
    // The last piece goes on with what follows the word.
    from = index + word.length - (more.at(-1)?.length ?? 0);
  }
  return [...parts, text.slice(from)];
}

function piecesOf(word: string): string[] {
  return (word.match(AFTER_SIGN) ?? []).flatMap((piece) => {
    if (piece.length <= LONGEST_PIECE) return [piece];
    const letters = [...new Intl.Segmenter().segment(piece)].map(({ segment }) => segment);
    const count = Math.ceil(letters.length / 12);
    const size = Math.ceil(letters.length / count);
    return Array.from({ length: count }, (_, at) =>
      letters.slice(at * size, (at + 1) * size).join(""),
    ).filter((part) => part !== "");
  });
}
