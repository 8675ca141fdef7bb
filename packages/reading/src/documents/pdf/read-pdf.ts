/** A PDF as text: pages are painted, looked at, and read in the order in which a person would. */
import { isBoleError } from "@bole/base";
import { readingErrors } from "../../errors.ts";
import type { DocumentWarning, ReadDocument } from "../../model/read-document.ts";
import type { Deadline } from "../deadline.ts";
import type { DocumentLimits } from "../limits.ts";
import { recognisedWords } from "../scan/recognised-words.ts";
import type { ScanHost } from "../scan/scan-host.ts";
import { seenLayers } from "./layers.ts";
import { OddGlyphs } from "./odd-glyphs.ts";
import { type OpenPdf, openPdf } from "./open-pdf.ts";
import { withoutFurniture } from "./page-furniture.ts";
import { pageLines } from "./page-lines.ts";
import { linkAreas } from "./page-links.ts";
import { PagePainter } from "./paint-page.ts";
import type { PdfPage } from "./pdf-page.ts";
import { type ReadPages, type RecognisedPages, recogniseScans } from "./recognise-scans.ts";
import { isScanned } from "./scanned-page.ts";
import { writePages } from "./write-pages.ts";

/** @param host who recognises letters in pages that are pictures; without one they are left out */
export async function readPdf(
  bytes: Uint8Array,
  name: string,
  limits: DocumentLimits,
  deadline: Deadline,
  host?: ScanHost,
): Promise<ReadDocument> {
  const pdf = await openPdf(bytes, name);
  try {
    const read = await readPages(pdf, limits, deadline);
    const scans = await recogniseScans({ bytes, name, limits, host }, read);
    return writeDocument(name, scans, limits);
  } catch (error) {
    throw isBoleError(error) ? error : damaged(name, error);
  } finally {
    await pdf.close();
  }
}

async function readPages(
  { library, document }: OpenPdf,
  limits: DocumentLimits,
  deadline: Deadline,
): Promise<ReadPages> {
  const count = Math.min(document.numPages, limits.maxPages);
  const isLayerSeen = await seenLayers(document);
  const linksOn = await linkAreas(document, limits.maxPages);
  const odd = new OddGlyphs();
  const pages: PdfPage[] = [];
  const scanned: number[] = [];
  for (let number = 1; number <= count; number++) {
    deadline.check();
    const page = await document.getPage(number);
    const painted = await new PagePainter(library.OPS, page, isLayerSeen).paint();
    const { width, height } = painted;
    odd.count(painted);
    const read = { width, height, ...pageLines(painted), links: linksOn(number - 1, page) };
    if (isScanned(painted, read)) scanned.push(number);
    pages.push(read);
    page.cleanup();
  }
  const left = count < document.numPages;
  return {
    pages,
    scanned,
    warnings: [...when(left, "pages_left_out"), ...when(odd.many, "odd_characters")],
  };
}

const when = (is: boolean, warning: DocumentWarning): DocumentWarning[] => (is ? [warning] : []);

function writeDocument(
  name: string,
  { pages, words, scanned, warnings }: RecognisedPages,
  { maxCharacters }: DocumentLimits,
): ReadDocument {
  if (pages.every(({ lines, hidden }) => lines.length + hidden.length === 0))
    throw withoutText(name, pages.length, scanned.length > 0, warnings.includes("odd_characters"));
  const furniture = withoutFurniture(pages);
  const read = writePages(pages, furniture.lines, maxCharacters);
  const all = [...read.warnings, ...when(furniture.left, "repeated_lines_left_out"), ...warnings];
  const recognised = recognisedWords(read, words);
  return {
    ...read,
    warnings: [...new Set(all)],
    ...(recognised.length > 0 && { recognised }),
  };
}

function withoutText(name: string, pages: number, scanned: boolean, isOdd: boolean) {
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
