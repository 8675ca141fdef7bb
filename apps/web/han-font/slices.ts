/**
 * The slices of Noto Sans SC stand beside "Bole Han" in one line of text. They have the same two weights,
 * and a character is invisible while its slice is loaded, not a box of the fallback font.
 */
const WEIGHTS = [400, 600];

export function alignSlices(css: string): string {
  const blocking = css.replaceAll("font-display: swap", "font-display: block");
  return WEIGHTS.map((weight) =>
    blocking.replaceAll("font-weight: 100 900", `font-weight: ${weight}`),
  ).join("\n");
}
