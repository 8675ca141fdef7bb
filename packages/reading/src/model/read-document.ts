/**
 * A file as text. `text` is what a person sees, in reading order; all spans count in it. A tab in it
 * is a wide gap (before a date at the margin, between cells), an empty line begins something else,
 * "- " begins an item. What was hidden from the eye is not in it, but listed: it takes no part in
 * matching, and is shown.
 */
import { z } from "zod";

export const DocumentKind = z.enum(["pdf", "docx", "txt", "md", "html", "json", "image"]);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A place on a page, in points from its upper left corner. */
export const Box = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof Box>;

/** A line as it stands on a page; a line of two columns is two of them. */
export const TextLine = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  box: Box,
  font_size: z.number(),
  bold: z.boolean(),
  /** Of most of its letters, such as `#1f2a44`; null for a gradient, or where it is not known. */
  colour: z.string().nullable().default(null),
  /** From 0 on each page: lines that are read from top to bottom before the next column begins. */
  column: z.int().min(0).default(0),
});
export type TextLine = z.infer<typeof TextLine>;

export const DocumentPage = z.object({
  width: z.number(),
  height: z.number(),
  lines: z.array(TextLine),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

export const HiddenReason = z.enum([
  "near_background",
  "tiny",
  "off_page",
  "zero_width",
  "invisible",
]);
export type HiddenReason = z.infer<typeof HiddenReason>;

export const HiddenText = z.object({
  text: z.string(),
  reason: HiddenReason,
  /** Of the text that is seen: where it would have stood. */
  at: z.int().min(0),
  page: z.int().min(1).nullable(),
});
export type HiddenText = z.infer<typeof HiddenText>;

export const DocumentWarning = z.enum([
  "repeated_lines_left_out",
  "pages_left_out",
  "text_cut",
  "odd_characters",
  /** Pages are pictures, and nobody was there to recognise their letters. */
  "scanned_pages_left_out",
  /** Letters of a picture were recognised: any of them may be wrong. */
  "text_recognised",
  /** Less than 95 % of the words stand in fields of the résumé. */
  "words_unplaced",
]);
export type DocumentWarning = z.infer<typeof DocumentWarning>;

/** A word that was recognised in a picture, and how sure its least sure letter is. */
export const RecognisedWord = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  confidence: z.number().min(0).max(1),
});
export type RecognisedWord = z.infer<typeof RecognisedWord>;

export const ReadDocument = z.object({
  kind: DocumentKind,
  text: z.string(),
  /** Only of formats that have pages. */
  pages: z.array(DocumentPage),
  /** Addresses that words of the text are linked to. */
  links: z.array(z.object({ start: z.int(), end: z.int(), url: z.string() })),
  hidden: z.array(HiddenText),
  warnings: z.array(DocumentWarning),
  /** Only of scans. */
  recognised: z.array(RecognisedWord).optional(),
});
export type ReadDocument = z.infer<typeof ReadDocument>;
