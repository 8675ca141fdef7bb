/**
 * A font of a few hundred bytes in which every Chinese character is blank and as wide as it will be. It
 * holds the place of characters while their face is on the way, so that no line breaks anew when it comes.
 */
import { characterMap, ONE_FOR_ALL } from "./character-map.ts";
import { subset } from "./subset.ts";
import type { Tables } from "./truetype.ts";

const IDEOGRAPHIC_SPACE = 0x3000;

export function blank(font: Buffer, characters: readonly number[]): Tables {
  const from = Math.min(...characters);
  const to = Math.max(...characters);
  const space = subset(font, [IDEOGRAPHIC_SPACE]);
  return new Map([...space, ["cmap", characterMap([[from, to, 1]], ONE_FOR_ALL)]]);
}
