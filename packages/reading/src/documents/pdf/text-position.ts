/** Where the next glyph goes: the part of PDF's text operators that moves the pen. */
import type { GraphicsState } from "./graphics-state.ts";
import { compose, IDENTITY, type Matrix } from "./matrix.ts";
import type { Glyph, Ink } from "./painted.ts";

export class TextPosition {
  #matrix: Matrix = IDENTITY;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;

  begin(matrix: Matrix = IDENTITY): void {
    this.#matrix = matrix;
    this.#x = 0;
    this.#y = 0;
    this.#lineX = 0;
    this.#lineY = 0;
  }

  move(x: number, y: number): void {
    this.#lineX += x;
    this.#lineY += y;
    this.#x = this.#lineX;
    this.#y = this.#lineY;
  }

  /** Adds the glyphs of one string, and moves the pen behind it. */
  show(items: readonly unknown[], state: GraphicsState, ink: Ink, glyphs: Glyph[]): void {
    const { fontSize, horizontalScale, characterSpacing, wordSpacing, rise } = state;
    const { unit } = ink.font;
    const whole = compose(state.matrix, this.#matrix);
    const scaleX = Math.hypot(whole[0], whole[1]);
    for (const item of items) {
      if (typeof item === "number") {
        this.#advance((-item / 1000) * fontSize, state);
        continue;
      }
      const glyph = glyphOf(item);
      if (glyph === null) continue;
      const drawn = glyph.width * unit * fontSize;
      const x = whole[0] * this.#x + whole[2] * (this.#y + rise) + whole[4];
      const y = whole[1] * this.#x + whole[3] * (this.#y + rise) + whole[5];
      const width = Math.abs((drawn + characterSpacing) * horizontalScale) * scaleX;
      glyphs.push({ text: glyph.unicode, x, y, width, ink });
      this.#advance(drawn + characterSpacing + (glyph.isSpace ? wordSpacing : 0), state);
    }
  }

  /** What a string is painted with here and now; null without a font. */
  ink(state: GraphicsState, isSeen: boolean, order: number): Ink | null {
    const { font, fontSize, horizontalScale, clip } = state;
    if (font === null) return null;
    const whole = compose(state.matrix, this.#matrix);
    const mode = state.renderMode % 4;
    const strokes = mode === 1;
    return {
      size: Math.abs(fontSize) * Math.hypot(whole[2], whole[3]) * font.em,
      breadth: Math.abs(fontSize * horizontalScale) * Math.hypot(whole[0], whole[1]) * font.em,
      turn: turnOf(whole, fontSize * horizontalScale),
      font,
      colour: strokes ? state.stroke : state.fill,
      alpha: (strokes ? state.strokeAlpha : state.fillAlpha) * state.groupAlpha,
      unpainted: mode === 3 || !isSeen,
      clip,
      order,
    };
  }

  #advance(distance: number, state: GraphicsState): void {
    if (state.font?.vertical) this.#y -= distance;
    else this.#x += distance * state.horizontalScale;
  }
}

/** In quarter turns to the right; writing that is a little slanted counts as straight. */
function turnOf(matrix: Matrix, direction: number): number {
  const sign = direction < 0 ? -1 : 1;
  const turn = Math.atan2(matrix[1] * sign, matrix[0] * sign) / (Math.PI / 2);
  const whole = Math.round(turn);
  return Math.abs(turn - whole) < 0.05 ? (whole + 4) % 4 : turn;
}

interface GlyphRecord {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

function glyphOf(item: unknown): GlyphRecord | null {
  if (typeof item !== "object" || item === null) return null;
  if (!("unicode" in item) || typeof item.unicode !== "string") return null;
  const width = "width" in item && typeof item.width === "number" ? item.width : 0;
  return { unicode: item.unicode, width, isSpace: "isSpace" in item && item.isSpace === true };
}
