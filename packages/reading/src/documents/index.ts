export { readHtml } from "./html/read-html.ts";
export type { DocumentLimits } from "./limits.ts";
export { DocumentLine, documentLines } from "./lines.ts";
export { type DocumentFile, readDocument } from "./read-document.ts";
