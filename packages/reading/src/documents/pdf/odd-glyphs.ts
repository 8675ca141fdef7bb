/** Fonts that do not say which letters they draw leave boxes and icons: a reader must be told. */
import type { PaintedPage } from "./painted.ts";

const ODD = /[\uFFFD\uE000-\uF8FF]/;
/** A few icons belong to a design; more than this part is a text that cannot be read. */
const MANY = 0.05;

export class OddGlyphs {
  #all = 0;
  #odd = 0;

  count({ glyphs }: PaintedPage): void {
    this.#all += glyphs.length;
    this.#odd += glyphs.filter(({ text }) => ODD.test(text)).length;
  }

  get many(): boolean {
    return this.#odd > this.#all * MANY;
  }
}
