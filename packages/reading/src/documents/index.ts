export { readHtml } from "./html/read-html.ts";
export type { DocumentLimits } from "./limits.ts";
export { type DocumentFile, readDocument } from "./read-document.ts";
