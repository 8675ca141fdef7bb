/** What a page shows, in the order in which it was painted. */
import type { Colour } from "../colour.ts";
import type { Bounds } from "./matrix.ts";
import type { PdfFont } from "./pdf-font.ts";

/** What the glyphs of one string have in common. */
export interface Ink {
  /** Points from base line to base line, as it appears on the page. */
  readonly size: number;
  /** The same measured along the line: text may be squeezed to nothing. */
  readonly breadth: number;
  /** In quarter turns; 0 is upright. Anything between is no whole number. */
  readonly turn: number;
  readonly font: PdfFont;
  colour: Colour;
  readonly alpha: number;
  /** Neither filled nor stroked, nor a window to what was painted after it, nor a hole in a mask. */
  unpainted: boolean;
  readonly clip: Bounds;
  order: number;
}

export interface Glyph {
  readonly text: string;
  /** The beginning of its base line, and how far it is to the next glyph. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ink: Ink;
}

/** An area that was filled, with a colour or with something else (null: a picture, a gradient). */
export interface Fill {
  readonly bounds: Bounds;
  readonly colour: Colour;
  readonly alpha: number;
  readonly opaque: boolean;
  readonly order: number;
  readonly contains: (x: number, y: number) => boolean;
}

export interface PaintedPage {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly fills: readonly Fill[];
  /** Where pictures are; they are not decoded. */
  readonly pictures: readonly Bounds[];
}
