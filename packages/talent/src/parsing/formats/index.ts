export { fromJsonResume, isJsonResume, toJsonResume } from "./json-resume/json-resume.ts";
export { fromSeedResume, isSeedResume } from "./seed-resume.ts";
