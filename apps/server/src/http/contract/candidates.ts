import { TenantId } from "@bole/base";
import {
  Application,
  Assessment,
  InterviewEntry,
  LabelChange,
  Message,
  Person,
  PersonChange,
  ResumeData,
  SearchHit,
  Stage,
  StageEvent,
  TextLanguage,
  TrackState,
  UnderstoodLimit,
} from "@bole/talent";
import { z } from "zod";
import { Problem } from "./problem.ts";

export type {
  Application,
  Assessment,
  CandidateSort,
  LabelsChanged,
  Message,
  Person,
  PersonChange,
  Quote,
  ResumeData,
  SortOrder,
  Stage,
  StageEvent,
  UnderstoodLimit,
  Verdict as CriterionVerdict,
} from "@bole/talent";

/** Something in a document that whoever reads it should know. */
export const Finding = z.object({
  kind: z.enum(["hidden_text", "injection", "personal_data"]),
  severity: z.enum(["info", "warning", "blocked"]),
  text: z.string().describe("The words themselves; hidden ones take no part in matching"),
  reason: z.string().describe("A code: how it was hidden, or the kind of attack or data"),
  start: z.int().nullable().describe("In the document's text; null for what is hidden"),
  end: z.int().nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const CandidateStage = z.object({
  application_id: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  stage: Stage,
  version: z.int().describe("Of the application, for `move_stage`"),
});
export type CandidateStage = z.infer<typeof CandidateStage>;

export const CandidateRow = z.object({
  person: Person,
  resume_id: z.string().nullable().describe("The newest one"),
  title: z.string(),
  language: TextLanguage.nullable(),
  years: z.number().nullable(),
  skills: z.array(z.string()).describe("Ids of concepts, the most said first, 12 at most"),
  stages: z.array(CandidateStage),
  labels: z.array(z.string()).describe("Words by which recruiters group people"),
  findings: z.int(),
  duplicates: z.int().describe("People who may be the same one"),
  hit: SearchHit.nullable().describe("Why they were found, if something was sought"),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

export const CandidateList = z.object({
  items: z.array(CandidateRow),
  total: z
    .int()
    .nullable()
    .describe("Null where the tracks of a search end before all are counted"),
  next: z.string().nullable().describe("For `after`, where there are more"),
  tracks: z.array(TrackState).describe("Empty if nothing was sought"),
  understood: z
    .array(UnderstoodLimit)
    .describe("Limits that `q` says in words, with where it says them; they are in force"),
});
export type CandidateList = z.infer<typeof CandidateList>;

export const ChangedLabels = LabelChange.extend({ tenant: TenantId.optional() });
export type ChangedLabels = z.input<typeof ChangedLabels>;

export const LabelList = z.object({
  items: z.array(z.object({ label: z.string(), people: z.int() })),
});
export type LabelList = z.infer<typeof LabelList>;

export const ResumeSummary = z.object({
  id: z.string(),
  title: z.string(),
  language: TextLanguage,
  document_name: z.string().nullable(),
  version: z.int(),
  findings: z.int(),
  created_at: z.string(),
});
export type ResumeSummary = z.infer<typeof ResumeSummary>;

/** One thing that happened, newest first in a list. */
export const Activity = z.object({
  at: z.string(),
  kind: z.enum(["imported", "changed", "merged", "applied", "stage", "mail", "interview"]),
  actor: z.string(),
  /** What the kind needs to be told in either language, such as `from`, `to`, `job_title`. */
  facts: z.record(z.string(), z.string().nullable()),
});
export type Activity = z.infer<typeof Activity>;

export const PossibleDuplicate = z.object({
  person: Person,
  because: z.array(z.enum(["email", "phone", "name", "company", "school", "document"])),
  certainty: z.number().min(0).max(1),
});
export type PossibleDuplicate = z.infer<typeof PossibleDuplicate>;

export const Candidate = z.object({
  person: Person,
  resumes: z.array(ResumeSummary).describe("Newest first"),
  applications: z.array(
    z.object({ application: Application, job_title: z.string(), events: z.array(StageEvent) }),
  ),
  messages: z.array(Message),
  interviews: z.array(InterviewEntry),
  activity: z.array(Activity),
  duplicates: z.array(PossibleDuplicate),
});
export type Candidate = z.infer<typeof Candidate>;

export const ChangedCandidate = z.strictObject({
  version: z.int().min(1),
  change: PersonChange,
  tenant: TenantId.optional(),
});
export type ChangedCandidate = z.input<typeof ChangedCandidate>;

export const CandidateToMerge = z.strictObject({
  other_id: z.string().describe("Whose résumés, applications and mails come to this one"),
  version: z.int().min(1),
  other_version: z.int().min(1),
  tenant: TenantId.optional(),
});
export type CandidateToMerge = z.input<typeof CandidateToMerge>;

export const DifferentPeople = z.strictObject({
  other_id: z.string().describe("Who is somebody else; is not proposed again"),
  tenant: TenantId.optional(),
});
export type DifferentPeople = z.input<typeof DifferentPeople>;

export const ImportedFile = z.object({
  name: z.string(),
  status: z
    .enum(["imported", "updated", "unchanged", "read", "failed"])
    .describe(
      "`updated`: a new résumé of somebody we know; `unchanged`: the very file is here; `read`: dry run",
    ),
  person_id: z.string().nullable(),
  resume_id: z.string().nullable(),
  resume: ResumeData.nullable(),
  confidence: z
    .record(z.string(), z.number())
    .describe("Of a scan: how sure each field is, by its path; from 0 to 1"),
  warnings: z.array(z.string()).describe("Codes"),
  findings: z.array(Finding),
  possible_duplicates: z.array(z.string()).describe("Ids of people who may be the same one"),
  problem: Problem.nullable().describe("Why it failed, and what to do"),
});
export type ImportedFile = z.infer<typeof ImportedFile>;
export const ImportProgress = z.object({
  name: z.string(),
  page: z.int().describe("From 1"),
  pages: z.int(),
  part: z.number().describe("Of this page, 0 to 1"),
});
export type ImportProgress = z.infer<typeof ImportProgress>;
export const ImportResult = z.object({ files: z.array(ImportedFile) });
export type ImportResult = z.infer<typeof ImportResult>;

export const NewApplication = z.strictObject({
  person_id: z.string(),
  job_id: z.string(),
  tenant: TenantId.optional(),
});
export type NewApplication = z.input<typeof NewApplication>;

/** How somebody's newest résumé meets a job's criteria. */
export const CandidateAssessment = z.object({
  job_id: z.string(),
  resume_id: z.string().nullable(),
  assessments: z.array(Assessment),
});
export type CandidateAssessment = z.infer<typeof CandidateAssessment>;

export const AssessmentToDeepen = z.strictObject({
  job_id: z.string().min(1).max(100),
  tenant: TenantId.optional(),
});
export const DeepAssessment = CandidateAssessment.extend({
  model: z.string().nullable().describe("Null where no model has answered: rules have judged"),
});
export type DeepAssessment = z.infer<typeof DeepAssessment>;
