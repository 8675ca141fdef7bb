/** A job in columns. What lists show and filter has one of its own; the rest is JSON. */
import { Criterion, JobDraft, Sources } from "@bole/reading/text";
import { z } from "zod";
import { Job } from "../model/job.ts";
import { Tags } from "../model/skill.ts";
import { searchText } from "../sql/columns.ts";
import type { NewRow } from "../sql/tables.ts";

const Details = JobDraft.pick({
  description: true,
  salary: true,
  min_years: true,
  max_years: true,
  degree: true,
  closes_on: true,
  places: true,
}).strip();

export const JOB_COLUMNS = [
  "jobs.id",
  "jobs.kind",
  "jobs.title",
  "jobs.organisation",
  "jobs.location",
  "jobs.remote",
  "jobs.employment",
  "jobs.status",
  "jobs.language",
  "jobs.details",
  "jobs.tags",
  "jobs.sources",
  "jobs.version",
  "jobs.criteria_version",
  "jobs.demo",
  "jobs.archived_at",
  "jobs.created_at",
  "jobs.updated_at",
] as const;

type JobRow = Omit<NewRow<"jobs">, "must" | "nice" | "search" | "clean_by" | "deleted_at"> & {
  readonly criteria: string;
};

export function fromJobRow({ details, criteria, tags, sources, demo, ...row }: JobRow): Job {
  return Job.parse({
    ...row,
    ...Details.parse(JSON.parse(details)),
    criteria: z.array(Criterion).parse(JSON.parse(criteria)),
    tags: Tags.parse(JSON.parse(tags)),
    sources: Sources.parse(JSON.parse(sources)),
    demo: demo === 1,
  });
}

/** All but `clean_by`, which follows from its words alone. */
export function toJobRow(job: Job): Omit<NewRow<"jobs">, "clean_by"> {
  return {
    id: job.id,
    kind: job.kind,
    title: job.title,
    organisation: job.organisation,
    location: job.location,
    remote: job.remote,
    employment: job.employment,
    status: job.status,
    language: job.language,
    details: JSON.stringify(Details.parse(job)),
    tags: JSON.stringify(job.tags),
    sources: JSON.stringify(job.sources),
    must: job.criteria.filter(({ need }) => need === "must").length,
    nice: job.criteria.filter(({ need }) => need === "nice").length,
    search: searchText(job.title, job.organisation, job.location),
    version: job.version,
    criteria_version: job.criteria_version,
    demo: job.demo ? 1 : 0,
    archived_at: job.archived_at,
    deleted_at: null,
    created_at: job.created_at,
    updated_at: job.updated_at,
  };
}
