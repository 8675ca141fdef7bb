/** A line of the document with what its looks and its neighbours say about it. */
import type { Piece } from "./span.ts";

export interface Line extends Piece {
  /** A list item: its mark is not part of the piece. */
  readonly bullet: boolean;
  /** Where it begins: points on a page, columns of a plain text. */
  readonly indent: number;
  /** An empty line, or more room than usual, is before it. */
  readonly gap: boolean;
  readonly bold: boolean;
  /** Of its letters, in points; 0 where the format has none. */
  readonly size: number;
  /** The format itself says that it is a heading. */
  readonly marked: boolean;
  /** It reaches the right edge of its column, so what follows may be its second half. */
  readonly full: boolean;
}
