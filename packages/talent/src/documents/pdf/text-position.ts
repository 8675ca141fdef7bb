/** Where the next glyph goes: the part of PDF's text operators that moves the pen. */
import type { GraphicsState } from "./graphics-state.ts";
import { apply, compose, IDENTITY, type Matrix } from "./matrix.ts";
import type { Glyph } from "./painted.ts";

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

  /** The glyphs of one string, and the pen moved behind it. */
  *show(items: readonly unknown[], state: GraphicsState, order: number): Generator<Glyph> {
    const { font, fontSize } = state;
    if (font === null) return;
    const paint = paintOf(state);
    const whole = compose(state.matrix, this.#matrix);
    const scaleX = Math.hypot(whole[0], whole[1]);
    const size = Math.abs(fontSize) * Math.hypot(whole[2], whole[3]) * font.em;
    const breadth = Math.abs(fontSize * state.horizontalScale) * scaleX * font.em;
    const turn = turnOf(whole, fontSize * state.horizontalScale);
    for (const item of items) {
      if (typeof item === "number") {
        this.#advance((-item / 1000) * fontSize, state);
        continue;
      }
      const glyph = glyphOf(item);
      if (glyph === null) continue;
      const spacing = state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      const drawn = glyph.width * font.unit * fontSize;
      const [x, y] = apply(whole, this.#x, this.#y + state.rise);
      const width = Math.abs((drawn + state.characterSpacing) * state.horizontalScale) * scaleX;
      yield { text: glyph.unicode, x, y, width, size, breadth, turn, font, order, ...paint };
      this.#advance(drawn + spacing, state);
    }
  }

  #advance(distance: number, state: GraphicsState): void {
    if (state.font?.vertical) this.#y -= distance;
    else this.#x += distance * state.horizontalScale;
  }
}

function paintOf(state: GraphicsState): Pick<Glyph, "colour" | "alpha" | "unpainted" | "clip"> {
  const mode = state.renderMode % 4;
  const strokes = mode === 1;
  return {
    colour: strokes ? state.stroke : state.fill,
    alpha: (strokes ? state.strokeAlpha : state.fillAlpha) * state.groupAlpha,
    unpainted: mode === 3,
    clip: state.clip,
  };
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
