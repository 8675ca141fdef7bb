/** Rows about jobs, who applied for them, and how they meet what is asked for. */
import type { Employment, JobKind, JobStatus, Remote, TextLanguage } from "@bole/reading/text";
import type { Application, Stage } from "../model/application.ts";
import type { Verdict } from "../model/assessment.ts";
import type { Flag, Json, Position } from "./columns.ts";

interface JobRow {
  pos: Position;
  tenant: string;
  id: string;
  kind: JobKind;
  title: string;
  organisation: string;
  location: string;
  remote: Remote | null;
  employment: Employment | null;
  status: JobStatus;
  language: TextLanguage;
  /** What of a draft has no column. */
  details: Json;
  tags: Json;
  sources: Json;
  /** How many criteria decide, and how many add. */
  must: number;
  nice: number;
  /** What a list is searched in, in lower case. */
  search: string;
  /** The rules by which nothing in its text gives orders; null where something does, or none has looked. */
  clean_by: string | null;
  version: number;
  criteria_version: number;
  demo: Flag;
  archived_at: string | null;
  /** Nobody sees it any more; kept so that deleting can be undone. */
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}

interface JobCriteriaRow {
  tenant: string;
  job_id: string;
  criteria_version: number;
  criteria: Json;
  author: string;
  created_at: string;
}

interface ApplicationRow {
  pos: Position;
  tenant: string;
  id: string;
  person_id: string;
  job_id: string;
  /** When two people were one: the application that goes on in the place of this. */
  /** The copy that somebody applied with themselves; null where somebody else added them. */
  resume_id: string | null;
  merged_into: string | null;
  created_at: string;
}

/** Only ever added to. `seq` counts the events of one application, from 1 on. */
interface StageEventRow {
  pos: Position;
  tenant: string;
  id: string;
  application_id: string;
  seq: number;
  from: Stage | null;
  to: Stage;
  reason: string;
  actor: string;
  run_id: string | null;
  created_at: string;
}

/**
 * A view, not a table: applications that go on, each with the stage and the count of its newest event.
 * One that was merged into another is part of that one's history only.
 */
interface PipelineRow extends Application {
  pos: number;
  tenant: string;
}

interface AssessmentRow {
  tenant: string;
  job_id: string;
  criteria_version: number;
  resume_id: string;
  resume_version: number;
  criterion_id: string;
  /** The criterion's place among the others. */
  place: number;
  verdict: Verdict;
  reason: string;
  quotes: Json;
  created_at: string;
}

export interface JobTables {
  jobs: JobRow;
  job_criteria: JobCriteriaRow;
  applications: ApplicationRow;
  stage_events: StageEventRow;
  pipeline: PipelineRow;
  assessments: AssessmentRow;
}
