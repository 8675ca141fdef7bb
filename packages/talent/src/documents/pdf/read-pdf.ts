/** A PDF as text: pages are painted, looked at, and read in the order in which a person would. */
import { talentErrors } from "../../errors.ts";
import type { ReadDocument } from "../../model/read-document.ts";
import type { Deadline } from "../deadline.ts";
import type { DocumentLimits } from "../limits.ts";
import { seenLayers } from "./layers.ts";
import { openPdf } from "./open-pdf.ts";
import { withoutFurniture } from "./page-furniture.ts";
import { type HiddenPiece, type PageLine, pageLines } from "./page-lines.ts";
import { type LinkArea, linkAreas } from "./page-links.ts";
import { PagePainter } from "./paint-page.ts";
import { writePages } from "./write-pages.ts";

export async function readPdf(
  bytes: Uint8Array,
  name: string,
  limits: DocumentLimits,
  deadline: Deadline,
): Promise<ReadDocument> {
  const pdf = await openPdf(bytes, name);
  try {
    const count = Math.min(pdf.document.numPages, limits.maxPages);
    const isLayerSeen = await seenLayers(pdf.document);
    const linksOn = await linkAreas(pdf.document, limits.maxPages);
    const pages: PdfPage[] = [];
    let pictures = 0;
    for (let number = 1; number <= count; number++) {
      deadline.check();
      const page = await pdf.document.getPage(number);
      const painted = await new PagePainter(pdf.library.OPS, page, isLayerSeen).paint();
      const { width, height } = painted;
      pictures += painted.pictures.length;
      pages.push({ width, height, ...pageLines(painted), links: linksOn(number - 1, page) });
      page.cleanup();
    }
    if (pages.every(({ lines, hidden }) => lines.length + hidden.length === 0))
      throw withoutText(name, count, pictures > 0);
    const furniture = withoutFurniture(pages);
    const read = writePages(pages, furniture.lines, limits.maxCharacters);
    if (furniture.left) read.warnings.push("repeated_lines_left_out");
    if (count < pdf.document.numPages) read.warnings.push("pages_left_out");
    return read;
  } catch (error) {
    throw error instanceof Error && error.name === "BoleError" ? error : damaged(name, error);
  } finally {
    await pdf.close();
  }
}

const withoutText = (name: string, pages: number, scanned: boolean) =>
  talentErrors.error("document-without-text", {
    detail: scanned
      ? `"${name}" is scanned: its ${pages} page(s) are pictures without a text layer.`
      : `"${name}" has ${pages} page(s), and no text on them.`,
    data: { scanned },
  });

const damaged = (name: string, cause: unknown) =>
  talentErrors.error("document-damaged", { detail: `A page of "${name}" cannot be read.`, cause });
