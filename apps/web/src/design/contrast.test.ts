/**
 * The colours of tokens.css, read from the file itself: text is at least 4.5:1 on everything it may
 * lie on, and what one must see to use a control at least 3:1 (WCAG 2.2 AA, 1.4.3 and 1.4.11).
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const BACKGROUNDS = ["canvas", "surface", "raised", "sunken", "hover"];
const TEXTS = ["ink", "ink-2", "ink-3", "accent-ink", "ok-ink", "warning-ink", "danger-ink"];
const SOFT = ["accent", "ok", "warning", "danger"].map((name) => [`${name}-ink`, `${name}-soft`]);
const SOLID = ["accent", "danger"].flatMap((name) => [
  [`on-${name}`, name],
  [`on-${name}`, `${name}-hover`],
]);
const CONTROLS = ["line-strong", "focus", "accent", "danger"];
/** Never carry meaning alone: hairlines and the veil behind a dialog. */
const DECORATION = ["line", "scrim"];

const cross = (fronts: readonly string[]) =>
  fronts.flatMap((front) => BACKGROUNDS.map((back) => [front, back]));
const textPairs = [
  ...cross(TEXTS),
  ...SOFT,
  ...SOLID,
  ["ink", "accent-soft"],
  ["ink-2", "accent-soft"],
];

describe.each(["light", "dark"])("the %s theme", (theme) => {
  const colours = colourTokens(theme);

  it.each(textPairs)("text %s can be read on %s", (front, back) => {
    expect(contrast(colours, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cross(CONTROLS))("control %s can be seen on %s", (front, back) => {
    expect(contrast(colours, front, back)).toBeGreaterThanOrEqual(3);
  });

  it("has no colour that these tests do not know", () => {
    const known = new Set([...textPairs.flat(), ...BACKGROUNDS, ...CONTROLS, ...DECORATION]);
    expect([...colours.keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});

it("knows the contrast of black on white", () => {
  const extremes = new Map([
    ["black", "#000000"],
    ["white", "#ffffff"],
  ]);
  expect(contrast(extremes, "black", "white")).toBeCloseTo(21);
});

function colourTokens(theme: string): Map<string, string> {
  const block = css.split(`[data-theme="${theme}"] {`)[1]?.split("\n}")[0] ?? "";
  const found = block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6,8});/g);
  return new Map(Array.from(found, ([, name = "", hex = ""]) => [name, hex]));
}

function contrast(colours: Map<string, string>, front = "", back = ""): number {
  const [dark = 0, light = 0] = [luminance(colours, front), luminance(colours, back)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colours: Map<string, string>, name: string): number {
  const hex = colours.get(name);
  if (hex === undefined) throw new Error(`tokens.css has no colour --${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
