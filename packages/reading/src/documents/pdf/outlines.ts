/**
 * Letters that are not painted themselves but drawn as shapes at the same place: browsers write bold
 * or warped text as outlines, and put the letters on top, transparent, to be found and copied.
 */
import { type Colour, isNear } from "../colour.ts";
import { isInside } from "./matrix.ts";
import type { Fill, Glyph } from "./painted.ts";

/** Parts of the font size above the base line, between which letters have their ink. */
const ROWS = [-0.15, 0.05, 0.2, 0.35, 0.5, 0.65] as const;
const COLUMNS = [0.15, 0.32, 0.5, 0.68, 0.85] as const;
/** Above and below the letters. A pattern goes on there, text does not. */
const AROUND = [-0.45, 1.15] as const;
/** A box behind a letter fills all of it, a letter's own outline never does. */
const FULL = 0.9;
/** Of the letters, as many have ink: narrow ones fall between the points that are looked at. */
const MOST = 0.7;
const STRAY = 0.25;
/** Different letters have different shapes: a bar behind all of them has one. */
const VARIED = 0.6;

const LETTER = /[\p{L}\p{N}]/u;

/**
 * @param glyphs of one line of writing, in order
 * @param fills in the order in which they were painted
 * @param under what a fill was painted on at this point
 */
export function isOutlined(
  glyphs: readonly Glyph[],
  fills: readonly Fill[],
  under: (fill: Fill, x: number, y: number) => Colour,
): boolean {
  const letters = glyphs.filter(({ text }) => LETTER.test(text));
  if (letters.length === 0) return false;
  const inked = (x: number, y: number) => isInked(fills, under, x, y);
  const shapes = letters.map((glyph) => shapeOf(glyph, ROWS, inked));
  const drawn = shapes.map(shareOf).filter((share) => share > 0 && share < FULL).length;
  const stray = letters.reduce((sum, glyph) => sum + shareOf(shapeOf(glyph, AROUND, inked)), 0);
  const names = new Set(letters.map(({ text }) => text)).size;
  return (
    drawn >= letters.length * MOST &&
    stray <= letters.length * STRAY &&
    new Set(shapes).size >= Math.ceil(names * VARIED)
  );
}

const shareOf = (shape: string) => shape.replaceAll("0", "").length / shape.length;

/** Whether what is uppermost at a point differs from what is below it. */
function isInked(
  fills: readonly Fill[],
  under: (fill: Fill, x: number, y: number) => Colour,
  x: number,
  y: number,
): boolean {
  const top = fills.findLast((fill) => isInside(fill.bounds, x, y) && fill.contains(x, y));
  if (top === undefined || top.alpha < 0.1) return false;
  return top.colour === null || !isNear(top.colour, under(top, x, y));
}

/** "1" where there is ink and "0" where there is none, point by point. */
function shapeOf(
  glyph: Glyph,
  rows: readonly number[],
  inked: (x: number, y: number) => boolean,
): string {
  const { size, turn } = glyph.ink;
  const angle = (turn * Math.PI) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let shape = "";
  for (const row of rows) {
    for (const column of COLUMNS) {
      const [along, up] = [glyph.width * column, size * row];
      const hit = inked(glyph.x + along * cos + up * sin, glyph.y + along * sin - up * cos);
      shape += hit ? "1" : "0";
    }
  }
  return shape;
}
