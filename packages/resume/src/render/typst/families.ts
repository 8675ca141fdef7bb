/** Which of the fonts that every template falls back to has a shape for a character. */
import { readFileSync } from "node:fs";
import { type Coverage, coverageOf } from "./font-coverage.ts";
import { FALLBACK_FONTS } from "./fonts.ts";

/** Joiners of letters and selectors of a form: they are not drawn. */
const NOT_DRAWN = /^(?:\u200c|\u200d|\p{Variation_Selector})$/u;
const OF_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/\p{Script_Extensions=Arabic}/u, "Noto Sans Arabic"],
  [/\p{Script=Hebrew}/u, "Noto Sans Hebrew"],
];

export class Families {
  #coverages: ReadonlyMap<string, Coverage> | undefined;

  canDraw(character: string): boolean {
    return NOT_DRAWN.test(character) || this.familyOf(character) !== undefined;
  }

  familyOf(character: string): string | undefined {
    // Ten megabytes of fonts, read once and not kept: it takes 20 ms.
    this.#coverages ??= new Map(
      FALLBACK_FONTS.map(({ family, file }) => [family, coverageOf(readFileSync(file))]),
    );
    const point = character.codePointAt(0) ?? 0;
    const own = OF_SCRIPT.find(([script]) => script.test(character))?.[1];
    // The fonts of other scripts also have Latin letters, which are not meant to be used.
    const others = FALLBACK_FONTS.map(({ family }) => family).filter(
      (family) => !OF_SCRIPT.some(([, of]) => of === family),
    );
    return [...(own === undefined ? [] : [own]), ...others].find((family) =>
      this.#coverages?.get(family)?.(point),
    );
  }
}
