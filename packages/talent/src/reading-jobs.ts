import { findingsJob } from "./importing/findings.ts";
import { readDraftJob } from "./jobs/read-draft.ts";
import { readMailJob } from "./mail/inbound/read-mail.ts";
import { readJobJob } from "./parsing/formats/posting/read-job.ts";
import { readJobFileJob } from "./parsing/formats/posting/read-job-file.ts";
import { parseJobJob } from "./parsing/job/parse-job.ts";
import { resumeOfDataJob } from "./resumes/resume-of-data.ts";

/** What threads load before they are asked. */
export const talentJobs = [
  readJobJob,
  readJobFileJob,
  parseJobJob,
  readDraftJob,
  readMailJob,
  findingsJob,
  resumeOfDataJob,
] as const;
