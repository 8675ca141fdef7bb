export { FIRST_TRY, HALVES, languageOfCase, readCases, readResumes } from "./corpus.ts";
export { runCase } from "./run-case.ts";
