/** For tests: a document of nothing but text. */
import type { ReadDocument } from "../../../model/read-document.ts";

export function textDocument(text: string): ReadDocument {
  return { kind: "txt", text, pages: [], links: [], hidden: [], warnings: [] };
}
