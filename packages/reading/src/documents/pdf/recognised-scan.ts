/** The text layer of a scan: not painted, over the picture in which it was recognised. */
import { isInside } from "./matrix.ts";
import type { Glyph, PaintedPage } from "./painted.ts";

/** Of the page's area, so much is one picture. */
const PAGE = 0.5;
/** Of the letters on the picture, so many are not painted: the others are stamps and footers. */
const MOST = 0.8;

/** Which glyphs of a page stand for what a picture shows. */
export function isRecognised(page: PaintedPage): (glyph: Glyph) => boolean {
  const area = page.width * page.height;
  const scan = page.pictures.find(
    ({ left, top, right, bottom }) => (right - left) * (bottom - top) >= area * PAGE,
  );
  if (scan === undefined) return () => false;
  const on = page.glyphs.filter(({ text, x, y }) => text.trim() !== "" && isInside(scan, x, y));
  const unpainted = on.filter(isUnpainted).length;
  if (unpainted < on.length * MOST) return () => false;
  return (glyph) => isUnpainted(glyph) && isInside(scan, glyph.x, glyph.y);
}

const isUnpainted = ({ ink }: Glyph) => ink.unpainted || ink.alpha === 0;
