export { resumeErrors } from "./errors.ts";
export * from "./export/index.ts";
export { asResumeData, readDocument } from "./model/document.ts";
export * from "./path/index.ts";
export * from "./render/index.ts";
export * from "./tools/tool-call.ts";
export * from "./understanding/understanding.ts";
