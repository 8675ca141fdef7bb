/** Where a quote stands in a text. Blanks may differ, nothing else: a quote is not a summary. */
import type { TextSpan } from "../../model/span.ts";
import { foldText } from "../resume/text/characters.ts";

/** A text without its blanks, each unit knowing where it stood. */
export class QuotableText {
  readonly #squeezed: string;
  readonly #places: readonly number[];

  constructor(text: string) {
    const folded = foldText(text);
    const places: number[] = [];
    let squeezed = "";
    for (let at = 0; at < folded.length; at += 1) {
      const sign = folded.charAt(at);
      if (isBlank(sign)) continue;
      squeezed += sign;
      places.push(at);
    }
    this.#squeezed = squeezed;
    this.#places = places;
  }

  /** The first place, at or inside of `within`, where it stands as whole words. */
  find(quote: string, within?: TextSpan): TextSpan | undefined {
    const sought = squeeze(quote);
    if (sought === "") return undefined;
    for (let from = 0; ; ) {
      const at = this.#squeezed.indexOf(sought, from);
      if (at < 0) return undefined;
      const span = this.#span(at, at + sought.length);
      const fits = within === undefined || (span.start >= within.start && span.end <= within.end);
      if (fits && this.#isWhole(at, at + sought.length)) return span;
      from = at + 1;
    }
  }

  #span(from: number, to: number): TextSpan {
    return { start: this.#places[from] ?? 0, end: (this.#places[to - 1] ?? 0) + 1 };
  }

  /** "Go" does not stand in "Google": no Latin word or number may go on beyond either end. */
  #isWhole(from: number, to: number): boolean {
    return !this.#goesOn(from - 1, from) && !this.#goesOn(to - 1, to);
  }

  #goesOn(left: number, right: number): boolean {
    const [a, b] = [this.#squeezed.charAt(left), this.#squeezed.charAt(right)];
    const touch = this.#places[right] === (this.#places[left] ?? Number.NaN) + 1;
    return touch && ((LATIN.test(a) && LATIN.test(b)) || (DIGIT.test(a) && DIGIT.test(b)));
  }
}

const LATIN = /\p{Script=Latin}/u;
const DIGIT = /\d/;

export function squeeze(text: string): string {
  return [...foldText(text)].filter((sign) => !isBlank(sign)).join("");
}

function isBlank(sign: string): boolean {
  return /\s/.test(sign);
}
