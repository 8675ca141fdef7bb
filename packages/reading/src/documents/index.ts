export { readHtml } from "./html/read-html.ts";
export type { DocumentLimits } from "./limits.ts";
export { DocumentLine, documentLines } from "./lines.ts";
export { type DocumentFile, readDocument } from "./read-document.ts";
export type { ScanHost, ScanProgress } from "./scan/scan-host.ts";
export type { TextRecogniser } from "./scan/text-recogniser.ts";
