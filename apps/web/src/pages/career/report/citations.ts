/** A text with marks such as `[2]`, cut into what is read and what is opened. */

export type Piece =
  | { readonly kind: "text"; readonly at: number; readonly text: string }
  | { readonly kind: "mark"; readonly at: number; readonly number: number };

const MARK = /\[(\d+)\]/g;

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: mark, 1: number } of text.matchAll(MARK)) {
    if (index > from) pieces.push({ kind: "text", at: from, text: text.slice(from, index) });
    pieces.push({ kind: "mark", at: index, number: Number(number) });
    from = index + mark.length;
  }
  if (from < text.length) pieces.push({ kind: "text", at: from, text: text.slice(from) });
  return pieces;
}

/** Where the quote stands in the text of its source, so that it can be marked. */
export function marksOf(text: string, quote: string | null) {
  const start = quote === null || quote === "" ? -1 : text.indexOf(quote);
  return start === -1 || quote === null ? [] : [{ start, end: start + quote.length }];
}
