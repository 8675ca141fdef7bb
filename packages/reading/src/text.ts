/**
 * What texts are read with, and nothing that opens a file: light enough to be loaded by every thread
 * that reads.
 */
export * from "./gazetteer/index.ts";
export * from "./model/job-draft.ts";
export * from "./model/language.ts";
export * from "./model/parsed-job.ts";
export * from "./model/parsed-resume.ts";
export * from "./model/read-document.ts";
export * from "./model/resume-data.ts";
export * from "./model/span.ts";
export { fieldConfidence } from "./parsing/field-confidence.ts";
export { findDegrees as findDemandedDegrees, lowestDegree } from "./parsing/job/fields/degree.ts";
export { type NamedPlace, namesOfPlace, placesIn } from "./parsing/job/fields/places.ts";
export { findYears } from "./parsing/job/fields/years.ts";
export type { FindSkills, SkillMention } from "./parsing/job/find-skills.ts";
export { parseJob } from "./parsing/job/parse-job.ts";
export { headingKind, isKnownHeading } from "./parsing/job/sections/heading-kind.ts";
export { languageOf } from "./parsing/language.ts";
export * from "./parsing/resume/words/index.ts";
