/** What holds while a page is painted, and is saved and restored as a whole. */
import { BLACK, type Colour } from "../colour.ts";
import { type Bounds, EVERYWHERE, type Matrix } from "./matrix.ts";
import type { Ink } from "./painted.ts";
import type { PdfFont } from "./pdf-font.ts";

export interface GraphicsState {
  matrix: Matrix;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  /** Of the transparent groups around. */
  groupAlpha: number;
  /** Paints over what is there; otherwise (multiply and the like) it shines through. */
  opaqueBlend: boolean;
  lineWidth: number;
  clip: Bounds;
  /** Letters that are holes in a mask: what is painted is seen through them only. */
  mask: readonly Ink[] | null;
  font: PdfFont | null;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
}

export const firstState = (matrix: Matrix): GraphicsState => ({
  matrix,
  fill: BLACK,
  stroke: BLACK,
  fillAlpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  opaqueBlend: true,
  lineWidth: 1,
  clip: EVERYWHERE,
  mask: null,
  font: null,
  fontSize: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderMode: 0,
});
