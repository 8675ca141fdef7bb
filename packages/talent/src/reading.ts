/**
 * What texts are read with, and nothing that opens a file, a database or a connection: light enough to
 * be loaded by every thread that reads.
 */
export * from "./model/application.ts";
export * from "./model/language.ts";
export * from "./model/resume-data.ts";
export * from "./model/skill.ts";
export { parseJob } from "./parsing/job/index.ts";
export { languageOf } from "./parsing/language.ts";
export * from "./parsing/resume/words/index.ts";
export * from "./skills/index.ts";
