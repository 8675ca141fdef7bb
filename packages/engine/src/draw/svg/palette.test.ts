import { describe, expect, it } from "vitest";
import { DARK, LIGHT, type Palette, pale } from "./palette.ts";

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** What is read on what. */
function pairs(palette: Palette): [ink: string, on: string][] {
  const { canvas, surface, ink, ink2, danger, kinds } = palette;
  return [
    [ink2, canvas],
    [danger.ink, surface],
    ...Object.values(kinds).flatMap((tint): [string, string][] => {
      const done = pale(tint, palette);
      return [
        [ink, tint.fill],
        [ink2, tint.fill],
        [tint.ink, tint.fill],
        [tint.ink, kinds.human.fill],
        [danger.ink, tint.fill],
        [kinds.human.ink, tint.fill],
        [ink2, done.fill],
        [tint.ink, done.fill],
      ];
    }),
  ];
}

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
])("the %s colours", (_, palette) => {
  it.each(pairs(palette))("let %s be read on %s (WCAG AA)", (ink, on) => {
    expect(contrast(ink, on)).toBeGreaterThanOrEqual(4.5);
  });
});
