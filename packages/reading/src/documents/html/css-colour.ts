/** Colours as CSS writes them. `null` is one that cannot be told; alpha 0 is none at all. */
import { type Colour, colourOf } from "../colour.ts";

const NAMES = new Map<string, string>([
  ["white", "#ffffff"],
  ["black", "#000000"],
  ["snow", "#fffafa"],
  ["ivory", "#fffff0"],
  ["whitesmoke", "#f5f5f5"],
  ["ghostwhite", "#f8f8ff"],
  ["floralwhite", "#fffaf0"],
  ["mintcream", "#f5fffa"],
  ["azure", "#f0ffff"],
  ["navy", "#000080"],
  ["gray", "#808080"],
  ["grey", "#808080"],
  ["silver", "#c0c0c0"],
  ["red", "#ff0000"],
  ["blue", "#0000ff"],
  ["green", "#008000"],
]);

export interface CssColour {
  readonly colour: Colour;
  readonly alpha: number;
}

const NOTHING: CssColour = { colour: null, alpha: 0 };

export function cssColour(value: string): CssColour {
  const text = value.trim().toLowerCase();
  if (text === "transparent" || text === "none") return NOTHING;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])([0-9a-f])?$/.exec(text);
  if (short)
    return cssColour(
      `#${short
        .slice(1)
        .map((digit) => (digit ?? "f").repeat(2))
        .join("")}`,
    );
  const long = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/.exec(text);
  if (long) return { colour: colourOf(long[1]), alpha: Number.parseInt(long[2] ?? "ff", 16) / 255 };
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(part);
  if (numbers && numbers.length >= 3) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return { colour: [red, green, blue], alpha };
  }
  return { colour: colourOf(NAMES.get(text)), alpha: 1 };
}

function part(value: string, index: number): number {
  const number = Number.parseFloat(value) || 0;
  if (!value.endsWith("%")) return number;
  return index < 3 ? (number * 255) / 100 : number / 100;
}
