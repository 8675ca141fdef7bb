import { withSample } from "@bole/base/threads";
import { JobDraft } from "@bole/reading/text";
import { findingsJob } from "./importing/findings.ts";
import { parseJobJob } from "./jobs/advertisements/parse-job.ts";
import { readJobFileJob, readJobJob } from "./jobs/advertisements/read-job.ts";
import { readDraftJob } from "./jobs/read-draft.ts";
import { readMailJob } from "./mail/inbound/read-mail.ts";
import { profilesOfJob } from "./profiles/profiles-of.ts";
import { resumeOfDataJob } from "./resumes/resume-of-data.ts";
import { readQueryJob } from "./search/text/read-query.ts";

/** What threads load before they are asked. */
export const talentJobs = [
  profilesOfJob,
  withSample(readJobJob, "Backend Engineer 后端工程师\nBerlin\nGo, PostgreSQL; 5+ years, 20k–30k"),
  readJobFileJob,
  parseJobJob,
  withSample(
    readDraftJob,
    JobDraft.parse({ title: "Backend Engineer", description: "Go. 熟悉 Java。" }),
  ),
  readMailJob,
  findingsJob,
  resumeOfDataJob,
  withSample(readQueryJob, "python 工程师 in Berlin"),
] as const;
