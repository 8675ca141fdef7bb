/**
 * A document as lines with their place and look: what readers of lines work on, whatever the format.
 * Text comes in reading order; a line of two columns is two of them.
 */
import { z } from "zod";
import type { ReadDocument, TextLine } from "../model/read-document.ts";

export const DocumentLine = z.object({
  text: z.string(),
  /** In the document's text. */
  start: z.int().min(0),
  end: z.int().min(0),
  /** From 1; null in formats without pages, which have no places either. */
  page: z.int().min(1).nullable(),
  /** Points from the upper left corner of the page. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Points; 0 where the format has none. */
  font_size: z.number(),
  bold: z.boolean(),
  /** Such as `#1f2a44`; null for what has no single colour, or where the format has none. */
  colour: z.string().nullable(),
  /** From 0 on each page: lines that are read from top to bottom before the next column begins. */
  column: z.int().min(0),
});
export type DocumentLine = z.infer<typeof DocumentLine>;

export function documentLines({ text, pages }: ReadDocument): DocumentLine[] {
  if (pages.length > 0) {
    return pages.flatMap(({ lines }, index) => lines.map((line) => printed(text, line, index + 1)));
  }
  let end = -1;
  return text.split("\n").flatMap((words) => {
    const start = end + 1;
    end = start + words.length;
    return words.trim() === "" ? [] : [{ ...NOWHERE, text: words, start, end }];
  });
}

const NOWHERE = {
  page: null,
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  font_size: 0,
  bold: false,
  colour: null,
  column: 0,
} as const;

function printed(text: string, { box, ...line }: TextLine, page: number): DocumentLine {
  return { ...line, ...box, text: text.slice(line.start, line.end), page };
}
