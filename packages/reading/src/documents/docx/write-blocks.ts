/**
 * Paragraphs become lines. A table's row is a line if its cells are; cells of several paragraphs are
 * read one after the other, but a date beside them goes to the line it stands beside.
 */
import { withPlainBullet } from "../text/bullets.ts";
import type { TextWriter } from "../text/text-writer.ts";
import { type Block, type Inline, type Paragraph, textOf } from "./blocks.ts";

/** Tables in tables in tables: deeper ones are read as if they were not tables. */
const MAX_DEPTH = 12;
const SHORT = 40;
/** What stands around the number of a page. */
const PAGE_WORDS = /^(page|of|seite|von|第|页|共|\P{L})*$/iu;
const DATE = /(19|20)\d\d|至今|present|current/i;

export function writeBlocks(writer: TextWriter, blocks: readonly Block[], depth = 0): void {
  for (const block of blocks) {
    if (writer.full) return;
    if (block.type === "paragraph") {
      writeParagraph(writer, block);
      continue;
    }
    writer.endBlock();
    for (const row of block.rows) writeRow(writer, row, depth);
    writer.endBlock();
  }
}

function writeParagraph(writer: TextWriter, paragraph: Paragraph): void {
  if (paragraph.isNumbered && PAGE_WORDS.test(textOf(paragraph))) return;
  if (textOf(paragraph) === "") {
    writeInlines(writer, paragraph.inlines);
    writer.endBlock();
    return;
  }
  if (paragraph.isHeading) writer.endBlock();
  if (paragraph.isItem) writer.beginItem();
  else writer.endLine();
  writeInlines(writer, paragraph.inlines);
  writer.endItem();
}

function writeRow(writer: TextWriter, row: readonly Block[][], depth: number): void {
  const cells = row.map((cell) => cell.filter(isFilled)).filter((cell) => cell.length > 0);
  const lines = linesAcross(cells);
  if (lines === null || depth >= MAX_DEPTH) {
    for (const cell of row) {
      writeBlocks(writer, cell, depth + 1);
      writer.endBlock();
    }
    return;
  }
  for (const line of lines) {
    writer.endLine();
    for (const [index, paragraph] of line.entries()) {
      if (index > 0) writer.tab();
      else if (paragraph.isItem) writer.beginItem();
      writeInlines(writer, paragraph.inlines);
    }
    writer.endItem();
  }
}

const isFilled = (block: Block) => block.type === "table" || block.inlines.length > 0;

/** Lines that go across the cells; null if the cells are columns. */
function linesAcross(cells: readonly Block[][]): Paragraph[][] | null {
  const columns = cells.map((cell) => cell.filter((block) => block.type === "paragraph"));
  if (columns.some((column, index) => column.length !== cells[index]?.length)) return null;
  const long = columns.filter((column) => column.length > 1 && !isBeside(column));
  if (long.length > 1) return null;
  if (long.length === 1 && columns.some((column) => column.length === 1 && !isShort(column)))
    return null;
  const height = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, index) =>
    columns.flatMap((column) => column[index] ?? []),
  );
}

const isShort = (column: readonly Paragraph[]) => column.every((it) => textOf(it).length <= SHORT);

/** A few short lines with a date: when and where of what stands beside them. */
const isBeside = (column: readonly Paragraph[]) =>
  column.length <= 3 && isShort(column) && column.some((it) => DATE.test(textOf(it)));

function writeInlines(writer: TextWriter, inlines: readonly Inline[]): void {
  let first = true;
  for (const inline of merged(inlines)) {
    if (inline.hidden !== null) {
      writer.hide(inline.text, inline.hidden);
      continue;
    }
    const start = writer.position;
    for (const [index, piece] of inline.text.split(/(\t|\n)/).entries()) {
      if (piece === "\n") writer.endLine();
      else if (piece === "\t") writer.tab();
      else if (piece !== "") writer.flow(first && index === 0 ? withPlainBullet(piece) : piece);
    }
    if (inline.url !== null) writer.link(start, inline.url);
    first = false;
  }
}

/** Word cuts runs wherever it likes. */
function merged(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (last && last.hidden === inline.hidden && last.url === inline.url)
      result[result.length - 1] = { ...last, text: last.text + inline.text };
    else result.push(inline);
  }
  return result;
}
