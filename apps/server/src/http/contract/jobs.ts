import { TEXT_LIMITS, TenantId } from "@bole/base";
import {
  Employment,
  JobDraft,
  JobKind,
  JobStatus,
  Remote,
  Sources,
  Stage,
  TextLanguage,
} from "@bole/talent";
import { z } from "zod";

export type {
  Criterion,
  Degree,
  Employment,
  Job,
  JobDraft,
  JobDraftInput,
  JobKind,
  JobStatus,
  Remote,
  Salary,
} from "@bole/talent";

export const JobSummary = z.object({
  id: z.string(),
  kind: JobKind,
  title: z.string(),
  organisation: z.string(),
  location: z.string(),
  remote: Remote.nullable(),
  employment: Employment.nullable(),
  status: JobStatus,
  language: TextLanguage,
  must: z.int().describe("How many criteria decide"),
  nice: z.int().describe("How many criteria add"),
  stages: z.partialRecord(Stage, z.int()).describe("How many people are in each stage"),
  demo: z.boolean(),
  version: z.int(),
  archived_at: z.string().nullable(),
  updated_at: z.string(),
});
export type JobSummary = z.infer<typeof JobSummary>;

export const JobList = z.object({
  items: z.array(JobSummary),
  total: z.int(),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type JobList = z.infer<typeof JobList>;

export const NewJob = z.strictObject({ job: JobDraft, tenant: TenantId.optional() });
export type NewJob = z.input<typeof NewJob>;

export const ChangedJob = z.strictObject({
  version: z.int().min(1).describe("The one that was changed; refused if it is not the newest"),
  job: JobDraft,
  tenant: TenantId.optional(),
});
export type ChangedJob = z.input<typeof ChangedJob>;

/** Of a job that is archived or restored. */
export const JobToPutAway = z.strictObject({ tenant: TenantId.optional() });
export type JobToPutAway = z.input<typeof JobToPutAway>;

export const JobToRead = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(TEXT_LIMITS.job_posting)
    .describe("An advertisement as text, a web page, or JSON-LD of schema.org's JobPosting"),
  tenant: TenantId.optional(),
});
export type JobToRead = z.input<typeof JobToRead>;

export const JobRead = z.object({
  draft: JobDraft,
  sources: Sources,
  language: TextLanguage,
  read_as: z.enum(["text", "page", "posting"]),
});
export type JobRead = z.infer<typeof JobRead>;
