/** Characters that none of the fonts has: they would be empty boxes, so they are told. */
import { readFileSync } from "node:fs";
import { type Coverage, coverageOf } from "./font-coverage.ts";
import { FALLBACK_FILES } from "./fonts.ts";

export interface MissingGlyph {
  readonly character: string;
  /** The numbers of the texts that have it. */
  readonly texts: readonly number[];
}

/** Joiners, turns of direction and selectors of a form: they are not drawn. */
const NOT_DRAWN = /^[\p{Cf}\p{Variation_Selector}\p{Zs}]$/u;

export class MissingGlyphs {
  #coverage: Coverage | undefined;

  in(texts: readonly string[]): MissingGlyph[] {
    // Ten megabytes of fonts, read once and not kept: it takes 20 ms.
    this.#coverage ??= coverageOf(FALLBACK_FILES.map((file) => readFileSync(file)));
    const has = this.#coverage;
    const missing = new Map<string, Set<number>>();
    texts.forEach((text, at) => {
      for (const character of text) {
        if (has(character.codePointAt(0) ?? 0) || NOT_DRAWN.test(character)) continue;
        missing.set(character, (missing.get(character) ?? new Set()).add(at));
      }
    });
    return [...missing].map(([character, at]) => ({ character, texts: [...at] }));
  }
}
