export type { DocumentLimits } from "./limits.ts";
export { type DocumentFile, readDocument } from "./read-document.ts";
