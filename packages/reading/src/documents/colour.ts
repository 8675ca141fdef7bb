/** A colour as three numbers from 0 to 255; null is a pattern, a gradient, a picture: anything. */
export type Colour = readonly [number, number, number] | null;

export const BLACK: Colour = [0, 0, 0];
export const WHITE: Colour = [255, 255, 255];

export function colourOf(value: unknown): Colour {
  const found = typeof value === "string" ? /^#([0-9a-f]{6})/i.exec(value)?.[1] : undefined;
  if (found === undefined) return null;
  const number = Number.parseInt(found, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** As `#1f2a44`. */
export const hexOf = (colour: Colour): string | null =>
  colour && `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** The eye does not tell colours apart whose red, green and blue are all closer than this. */
const NEAR = 28;

export const isNear = (one: Colour, other: Colour): boolean =>
  one !== null &&
  other !== null &&
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= NEAR);

/** What is seen of a colour that lets the one behind it through. */
export function blended(front: Colour, back: Colour, alpha: number): Colour {
  if (front === null || back === null) return null;
  const mix = (index: 0 | 1 | 2) => front[index] * alpha + back[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}
