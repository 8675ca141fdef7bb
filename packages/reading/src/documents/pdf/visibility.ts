/**
 * Whether a person sees a glyph: whether there is ink in its shape, whoever put it there. White letters
 * on a dark bar are seen, dark letters on that bar are not: what counts is what was painted under and
 * over it. Letters that are transparent are seen where their outlines are drawn. When in doubt, seen.
 */
import type { HiddenReason } from "../../model/read-document.ts";
import { blended, type Colour, isNear, WHITE } from "../colour.ts";
import { type Bounds, isInside } from "./matrix.ts";
import { isOutlined } from "./outlines.ts";
import type { Fill, Glyph, PaintedPage } from "./painted.ts";
import { isRecognised } from "./recognised-scan.ts";
import type { SeenGlyph } from "./seen-glyph.ts";
import { withWholeWords } from "./whole-words.ts";

/** Points; on a page as wide as a sheet of paper. */
const TINY = 2.5;
const PAPER_WIDTH = 595;
/** Less than this of a colour is nothing. */
const FAINT = 0.05;
const SOLID = 0.95;

export function lookAt(page: PaintedPage): SeenGlyph[] {
  const tiny = TINY * Math.min(1, page.width / PAPER_WIDTH);
  const large = page.fills.filter(({ bounds }) => isLarge(bounds, tiny));
  const inScan = isRecognised(page);
  const looked = page.glyphs.map((glyph) => {
    const [x, y] = middleOf(glyph, 0.3);
    const around = large.filter(({ bounds }) => isInside(bounds, x, y));
    const background = backgroundAt(x, y, glyph.ink.order, around);
    const hidden = inScan(glyph) ? null : reasonOf(glyph, around, background, page, tiny);
    return { glyph, hidden, background };
  });
  return withWholeWords(withOutlined(looked, page.fills));
}

const isLarge = ({ left, top, right, bottom }: Bounds, tiny: number) =>
  right - left > tiny && bottom - top > tiny;

function reasonOf(
  glyph: Glyph,
  around: readonly Fill[],
  background: Colour,
  page: PaintedPage,
  tiny: number,
): HiddenReason | null {
  if (glyph.ink.unpainted || glyph.ink.alpha <= FAINT) return "invisible";
  if (glyph.ink.size < tiny || glyph.ink.breadth < tiny / 2) return "tiny";
  if (isOutside(glyph, { left: 0, top: 0, right: page.width, bottom: page.height }))
    return "off_page";
  if (isOutside(glyph, glyph.ink.clip)) return "off_page";
  if (isNear(blended(glyph.ink.colour, background, glyph.ink.alpha), background))
    return "near_background";
  return around.some((fill) => covers(fill, glyph)) ? "invisible" : null;
}

function isOutside(glyph: Glyph, bounds: Bounds): boolean {
  const [x, y] = middleOf(glyph, 0.3);
  const slack = glyph.ink.size / 2;
  return (
    x < bounds.left - slack ||
    x > bounds.right + slack ||
    y < bounds.top - slack ||
    y > bounds.bottom + slack
  );
}

/** The uppermost area that was painted before this, on white paper. */
function backgroundAt(x: number, y: number, order: number, around: readonly Fill[]): Colour {
  let colour: Colour = WHITE;
  for (const fill of around) {
    if (fill.order > order) break;
    if (fill.alpha <= FAINT || !fill.contains(x, y)) continue;
    colour = fill.opaque ? blended(fill.colour, colour, fill.alpha) : null;
    if (colour === null && fill.colour !== null && fill.alpha >= SOLID && fill.opaque)
      colour = fill.colour;
  }
  return colour;
}

/** Painted over afterwards, all of it: a line through a word leaves it readable. */
function covers(fill: Fill, glyph: Glyph): boolean {
  if (fill.order <= glyph.ink.order || fill.colour === null || !fill.opaque) return false;
  if (fill.alpha < SOLID) return false;
  return [0, 0.3, 0.6].every((height) => {
    const [x, y] = middleOf(glyph, height);
    return isInside(fill.bounds, x, y) && fill.contains(x, y);
  });
}

/** A point in the glyph's middle, this part of its size above its base line. */
function middleOf(glyph: Glyph, height: number): [number, number] {
  const angle = (glyph.ink.turn * Math.PI) / 2;
  const [along, up] = [glyph.width / 2, glyph.ink.size * height];
  return [
    glyph.x + along * Math.cos(angle) + up * Math.sin(angle),
    glyph.y + along * Math.sin(angle) - up * Math.cos(angle),
  ];
}

/** Hidden letters of one line whose shapes were drawn at their place are seen. */
function withOutlined(glyphs: readonly SeenGlyph[], fills: readonly Fill[]): SeenGlyph[] {
  const result = [...glyphs];
  for (let from = 0; from < result.length; ) {
    let to = from + 1;
    while (to < result.length && isSameLine(result[to - 1], result[to])) to++;
    const line = result.slice(from, to);
    if (line[0]?.hidden === "invisible" || line[0]?.hidden === "near_background") {
      const near = fills.filter(({ bounds }) => line.some(({ glyph }) => touches(bounds, glyph)));
      const under = (fill: Fill, x: number, y: number) => backgroundAt(x, y, fill.order - 1, near);
      const letters = line.map(({ glyph }) => glyph);
      if (near.length > 0 && isOutlined(letters, near, under))
        result.splice(from, line.length, ...line.map((seen) => ({ ...seen, hidden: null })));
    }
    from = to;
  }
  return result;
}

const isSameLine = (before: SeenGlyph | undefined, seen: SeenGlyph | undefined) =>
  before !== undefined &&
  seen !== undefined &&
  before.hidden === seen.hidden &&
  before.glyph.ink.turn === seen.glyph.ink.turn &&
  Math.hypot(seen.glyph.x - before.glyph.x, seen.glyph.y - before.glyph.y) <
    before.glyph.width + seen.glyph.ink.size;

function touches(bounds: Bounds, { x, y, width, ink }: Glyph): boolean {
  const reach = Math.max(width, ink.size);
  return (
    bounds.left < x + reach &&
    bounds.right > x - reach &&
    bounds.top < y + reach &&
    bounds.bottom > y - reach
  );
}
