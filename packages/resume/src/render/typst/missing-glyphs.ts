/** Characters that none of the fonts has: they would be empty boxes, so they are told. */
import type { Families } from "./families.ts";

export interface MissingGlyph {
  readonly character: string;
  /** The numbers of the texts that have it. */
  readonly texts: readonly number[];
}

const PLAIN = /^[ -~]*$/;

export function missingIn(texts: readonly string[], families: Families): MissingGlyph[] {
  const missing = new Map<string, Set<number>>();
  texts.forEach((text, at) => {
    if (PLAIN.test(text)) return;
    for (const character of text) {
      if (!families.canDraw(character))
        missing.set(character, (missing.get(character) ?? new Set()).add(at));
    }
  });
  return [...missing].map(([character, at]) => ({ character, texts: [...at] }));
}
