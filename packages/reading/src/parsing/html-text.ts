/**
 * HTML as the lines that a reader would see: for advertisements that are pasted as markup, and for
 * descriptions inside of JSON-LD. It is read as résumés are, so what a page hides is left out.
 */
import { readHtml } from "../documents/index.ts";

interface HtmlTextOptions {
  /** Line breaks of the source count: it is text with some markup in it. @default false */
  readonly keepLines?: boolean;
}

export function htmlToText(html: string, { keepLines = false }: HtmlTextOptions = {}): string {
  const source = keepLines ? html.replace(LINE_END, lineEnd) : html;
  return readHtml(source, Number.MAX_SAFE_INTEGER, "html").text.trim();
}

/** Tags, and the ends of lines that are in none. */
const LINE_END = /<[^<>]*>|\n+/g;

function lineEnd(found: string): string {
  if (found.startsWith("<")) return found;
  return found.length > 1 ? "<p></p>" : "<br>";
}
