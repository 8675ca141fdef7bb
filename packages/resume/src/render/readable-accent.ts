/** A colour that can be read as text on white: as it is, or as much darker as it must be. */

/** WCAG 2.2, AA, for text of the body's size. */
const ENOUGH = 4.5;

export function readableAccent(hex: string): string {
  let channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  while (contrastWithWhite(channels) < ENOUGH)
    channels = channels.map((one) => Math.floor(one * 0.94));
  return `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

function contrastWithWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
