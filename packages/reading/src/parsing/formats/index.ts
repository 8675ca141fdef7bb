export { fromJsonResume, isJsonResume, toJsonResume } from "./json-resume/json-resume.ts";
export { findPostings } from "./posting/find-postings.ts";
export { jobFromPosting } from "./posting/from-posting.ts";
export { type JobRead, readJob } from "./posting/read-job.ts";
export { jobToPosting, type PostedJob, postingGaps } from "./posting/to-posting.ts";
export { fromSeedResume, isSeedResume } from "./seed-resume.ts";
export { writtenResume } from "./written-resume.ts";
