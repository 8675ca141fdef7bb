/** Whether what a page shows is a picture, and not text. */
import type { PaintedPage } from "./painted.ts";
import type { PdfPage } from "./pdf-page.ts";

/** Letters: a scanner's own mark is not the text of a page, and a few more are that of a title page. */
const FEW = 80;
const NONE = 10;
/** Of the page's area. */
const PAGE = 0.5;
const PART = 0.1;

export function isScanned(painted: PaintedPage, { lines }: Pick<PdfPage, "lines">): boolean {
  const text = lines.map((line) => line.text).join("");
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const area = painted.width * painted.height;
  const pictured = painted.pictures.reduce(
    (sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top),
    0,
  );
  return (letters < FEW && pictured > area * PAGE) || (letters < NONE && pictured > area * PART);
}
