/**
 * An order that the typesetter survives. Where letters run from right to left, it fails at the first one
 * for which it must look in another font (and takes its process with it), so there each stretch names
 * the font that has it. And what no font has becomes a box of ours before it meets its own.
 */
import type { Families } from "./families.ts";
import type { SettingOrder } from "./order.ts";

interface Stretch {
  /** Undefined for plain letters, which every font has. */
  font: string | undefined;
  text: string;
}

const PLAIN = /^[ -~]*$/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const BOX = "\u25a1";

/** As JSON. A part of a run is a text, or a list of texts, some with the font they must be set in. */
export function drawable(
  order: Omit<SettingOrder, "template" | "photo" | "fit"> & {
    readonly marks: boolean;
    readonly scale: number;
  },
  families: Families,
): string {
  const isMixed = RIGHT_TO_LEFT.test(JSON.stringify(order));
  return JSON.stringify(order, (key, value: unknown) => {
    if (key !== "parts" || !Array.isArray(value)) return value;
    return value.map((part: unknown) => {
      if (typeof part !== "string" || PLAIN.test(part)) return part;
      const shown = withBoxes(part, families);
      return isMixed ? stretchesOf(shown, families) : shown;
    });
  });
}

const withBoxes = (text: string, families: Families) =>
  [...text].map((character) => (families.canDraw(character) ? character : BOX)).join("");

function stretchesOf(text: string, families: Families): unknown[] {
  const stretches: Stretch[] = [];
  for (const character of text) {
    const last = stretches.at(-1);
    const font = PLAIN.test(character) ? undefined : families.familyOf(character);
    // Joiners and selectors belong to what they join.
    const isOwn = font === undefined && !PLAIN.test(character);
    if (last !== undefined && (isOwn || last.font === font)) last.text += character;
    else stretches.push({ font, text: character });
  }
  return stretches.map(({ font, text: said }) =>
    font === undefined ? said : { font, text: said },
  );
}
