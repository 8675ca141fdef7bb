/** A PDF as text: pages are painted, looked at, and read in the order in which a person would. */
import { isBoleError } from "@bole/base";
import { readingErrors } from "../../errors.ts";
import type { ReadDocument } from "../../model/read-document.ts";
import type { Deadline } from "../deadline.ts";
import type { DocumentLimits } from "../limits.ts";
import { seenLayers } from "./layers.ts";
import { OddGlyphs } from "./odd-glyphs.ts";
import { type OpenPdf, openPdf } from "./open-pdf.ts";
import { withoutFurniture } from "./page-furniture.ts";
import { pageLines } from "./page-lines.ts";
import { linkAreas } from "./page-links.ts";
import { PagePainter } from "./paint-page.ts";
import type { PdfPage } from "./pdf-page.ts";
import { writePages } from "./write-pages.ts";

export async function readPdf(
  bytes: Uint8Array,
  name: string,
  limits: DocumentLimits,
  deadline: Deadline,
): Promise<ReadDocument> {
  const pdf = await openPdf(bytes, name);
  try {
    return await readPages(pdf, name, limits, deadline);
  } catch (error) {
    throw isBoleError(error) ? error : damaged(name, error);
  } finally {
    await pdf.close();
  }
}

async function readPages(
  { library, document }: OpenPdf,
  name: string,
  limits: DocumentLimits,
  deadline: Deadline,
): Promise<ReadDocument> {
  const count = Math.min(document.numPages, limits.maxPages);
  const isLayerSeen = await seenLayers(document);
  const linksOn = await linkAreas(document, limits.maxPages);
  const odd = new OddGlyphs();
  const pages: PdfPage[] = [];
  let pictures = 0;
  for (let number = 1; number <= count; number++) {
    deadline.check();
    const page = await document.getPage(number);
    const painted = await new PagePainter(library.OPS, page, isLayerSeen).paint();
    const { width, height } = painted;
    pictures += painted.pictures.length;
    odd.count(painted);
    pages.push({ width, height, ...pageLines(painted), links: linksOn(number - 1, page) });
    page.cleanup();
  }
  if (pages.every(({ lines, hidden }) => lines.length + hidden.length === 0))
    throw withoutText(name, count, pictures > 0, odd.many);
  const furniture = withoutFurniture(pages);
  const read = writePages(pages, furniture.lines, limits.maxCharacters);
  if (furniture.left) read.warnings.push("repeated_lines_left_out");
  if (count < document.numPages) read.warnings.push("pages_left_out");
  if (odd.many) read.warnings.push("odd_characters");
  return read;
}

function withoutText(name: string, pages: number, hasPictures: boolean, isOdd: boolean) {
  const scanned = hasPictures && !isOdd;
  const empty = isOdd
    ? `The fonts of "${name}" do not say which characters they draw.`
    : `"${name}" has ${pages} page(s), and no text on them.`;
  return readingErrors.error("document-without-text", {
    detail: scanned
      ? `"${name}" is scanned: its ${pages} page(s) are pictures without a text layer.`
      : empty,
    data: { scanned },
  });
}

const damaged = (name: string, cause: unknown) =>
  readingErrors.error("document-damaged", { detail: `A page of "${name}" cannot be read.`, cause });
