/** Areas of a page that are linked to an address. */
import type { Box } from "../../model/read-document.ts";
import { boundsOf, IDENTITY } from "./matrix.ts";
import { matrixOf, numbersOf } from "./operators.ts";
import type { PageLine } from "./page-lines.ts";
import type { PDFDocumentProxy, PDFPageProxy } from "./pdfjs.ts";

export interface LinkArea {
  readonly url: string;
  readonly box: Box;
}

/** pdf.js' number for links. */
const LINK = 2;

/** By page, from 0. Asking the pages themselves would read all their text once more. */
export async function linkAreas(
  document: PDFDocumentProxy,
  maxPages: number,
): Promise<(index: number, page: PDFPageProxy) => LinkArea[]> {
  // All pages are looked through at once: a file that claims millions must not get that far.
  if (document.numPages > maxPages) return () => [];
  const annotations: unknown = await document.getAnnotationsByType(new Set([LINK]), new Set());
  const found = Array.isArray(annotations) ? annotations : [];
  return (index, page) => {
    const matrix = matrixOf(page.getViewport({ scale: 1 }).transform) ?? IDENTITY;
    return found.flatMap((annotation: unknown) => {
      if (typeof annotation !== "object" || annotation === null) return [];
      if (!("pageIndex" in annotation) || annotation.pageIndex !== index) return [];
      if (!("url" in annotation) || typeof annotation.url !== "string") return [];
      if (!("rect" in annotation)) return [];
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(numbersOf(annotation.rect));
      const { left, top, right, bottom } = boundsOf(matrix, x0, y0, x1, y1);
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      return [{ url: annotation.url, box }];
    });
  };
}

/** The words of a line that stand in an area; places within a piece are estimated. */
export function wordsIn(line: PageLine, area: Box): { start: number; end: number } | null {
  const middle = line.box.y + line.box.height * 0.6;
  if (middle < area.y - 1 || middle > area.y + area.height + 1) return null;
  for (const { start, end, box } of line.pieces) {
    const at = (x: number) =>
      start + Math.round(((x - box.x) / Math.max(1, box.width)) * (end - start));
    const from = Math.max(start, at(area.x));
    const to = Math.min(end, at(area.x + area.width));
    if (to > from) return toWords(line.text, from, to);
  }
  return null;
}

/** Estimates end within words: the nearest ends of words are meant. */
function toWords(text: string, from: number, to: number): { start: number; end: number } | null {
  const isSpace = (index: number) => /\s/.test(text.charAt(index));
  let [start, end] = [from, Math.min(to, text.length)];
  while (start > 0 && !isSpace(start - 1) && !isSpace(start) && from - start < 4) start--;
  while (end < text.length && !isSpace(end) && end - to < 4) end++;
  while (start < end && /[\s(,;|]/.test(text.charAt(start))) start++;
  while (end > start && /[\s),;|.]/.test(text.charAt(end - 1))) end--;
  return start < end ? { start, end } : null;
}
