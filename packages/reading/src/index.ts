export * from "./documents/index.ts";
export { readingErrors } from "./errors.ts";
export * from "./parsing/formats/index.ts";
export { parseResume, yearsAtWork } from "./parsing/resume/index.ts";
export * from "./text.ts";
