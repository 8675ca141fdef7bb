/** Markdown is read as the page it stands for; every line of it stays a line. */
import { marked } from "marked";
import type { ReadDocument } from "../model/read-document.ts";
import { readHtml } from "./html/read-html.ts";

export function readMarkdown(text: string, maxCharacters: number): ReadDocument {
  const html = marked.parse(text, { async: false, gfm: true, breaks: true });
  return readHtml(html, maxCharacters, "md");
}
