/** Lines of pages become one text; lines, links and hidden text learn where they stand in it. */
import type { DocumentPage, ReadDocument, TextLine } from "../../model/read-document.ts";
import { TextWriter } from "../text/text-writer.ts";
import { uncut } from "./hyphens.ts";
import type { HiddenPiece, PageLine } from "./page-lines.ts";
import { wordsIn } from "./page-links.ts";
import type { PdfPage } from "./pdf-page.ts";
import { withWholeWords } from "./wrapped-words.ts";

/** A gap of more lines than this begins something new. */
const BLOCK_GAP = 1.45;

export function writePages(
  pages: readonly PdfPage[],
  kept: readonly (readonly PageLine[])[],
  maxCharacters: number,
  kind: "pdf" | "image" = "pdf",
): ReadDocument {
  const writer = new TextWriter(maxCharacters);
  const whole = kept.map((lines) => lines.map(({ text }) => text).join("\n")).join("\n");
  const written: DocumentPage[] = pages.map((page, index) => {
    const number = index + 1;
    const source = kept[index] ?? [];
    const lines = writeLines(writer, page, uncutLines(withWholeWords(source), whole), number);
    for (const piece of page.hidden) {
      const at = placeOf(piece, lines, writer.text.length);
      writer.hidden.push({ text: piece.text, reason: piece.reason, at, page: number });
    }
    writer.endLine();
    return { width: page.width, height: page.height, lines };
  });
  return writer.document(kind, written);
}

function uncutLines(lines: readonly PageLine[], whole: string): PageLine[] {
  const result = [...lines];
  for (const [index, line] of result.entries()) {
    const next = result[index + 1];
    const texts = next ? uncut(line.text, next.text, whole) : null;
    if (!next || !texts) continue;
    result[index] = { ...line, text: texts[0] };
    result[index + 1] = { ...next, text: texts[1] };
  }
  return result.filter(({ text }) => text !== "");
}

function writeLines(
  writer: TextWriter,
  page: PdfPage,
  lines: readonly PageLine[],
  number: number,
): TextLine[] {
  const pitch = pitchOf(lines);
  let column = 0;
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (before && line.box.y + line.box.height <= before.box.y) column++;
    if (before && isNewBlock(before, line, pitch)) writer.endBlock();
    else writer.endLine();
    const span = writer.exactly(line.text, number);
    if (span.end === span.start) return [];
    for (const { url, box } of page.links) {
      const words = wordsIn(line, box);
      if (words)
        writer.links.push({ start: span.start + words.start, end: span.start + words.end, url });
    }
    const { box, size, bold, colour } = line;
    return [{ ...span, box, font_size: size, bold, colour, column }];
  });
}

function isNewBlock(before: PageLine, line: PageLine, pitch: number): boolean {
  const distance = line.box.y + line.box.height - before.box.y - before.box.height;
  const usual = Math.min(Math.max(pitch, line.size), line.size * 2);
  return distance < 0 || distance > usual * BLOCK_GAP;
}

/** From line to line, as is usual on this page. */
function pitchOf(lines: readonly PageLine[]): number {
  const distances = lines
    .slice(1)
    .map((line, index) => line.box.y - (lines[index]?.box.y ?? 0))
    .filter((distance) => distance > 0)
    .toSorted((one, other) => one - other);
  return distances[distances.length >> 1] ?? 0;
}

/** After the nearest line above it; before the first if there is none. */
function placeOf(piece: HiddenPiece, lines: readonly TextLine[], end: number): number {
  const distance = ({ box }: TextLine) =>
    Math.abs(box.y - piece.box.y) + Math.abs(box.x - piece.box.x) / 4;
  const nearest = lines.toSorted((one, other) => distance(one) - distance(other))[0];
  if (!nearest) return end;
  return piece.box.y < nearest.box.y - 1 ? nearest.start : nearest.end;
}
