export { fromJsonResume, isJsonResume, toJsonResume } from "./json-resume/json-resume.ts";
export { findPostings } from "./posting/find-postings.ts";
export { jobFromPosting } from "./posting/from-posting.ts";
export { type JobRead, readJob, readJobJob } from "./posting/read-job.ts";
export { readJobFileJob } from "./posting/read-job-file.ts";
export { jobToPosting, postingGaps } from "./posting/to-posting.ts";
export { fromSeedResume, isSeedResume } from "./seed-resume.ts";
