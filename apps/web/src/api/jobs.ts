/** What the pages ask of jobs and projects. */
import type {
  ChangedJob,
  Effect,
  Job,
  JobDraftInput,
  JobKind,
  JobList,
  JobRead,
  JobStatus,
  NewJob,
} from "@bole/server/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";
import { askEffect, newKey } from "./effects.ts";

const PAGE = 50;
const CHOICES = 30;

/** Every key of a query about jobs begins with it. */
export const JOBS_KEY = ["jobs"] as const;

const JOBS = "/api/jobs";
const pathOf = (id: string) => `${JOBS}/${encodeURIComponent(id)}`;
const first: string | undefined = undefined;

export interface JobsFilter {
  readonly kind: JobKind | "all";
  readonly status: JobStatus | "all" | "archived";
  readonly q: string;
}

export function jobsQuery({ kind, status, q }: JobsFilter) {
  return infiniteQueryOptions({
    queryKey: [...JOBS_KEY, "list", kind, status, q],
    queryFn: ({ pageParam, signal }) =>
      call<JobList>("GET", JOBS, {
        query: {
          limit: PAGE,
          kind: kind === "all" ? undefined : kind,
          status: status === "all" || status === "archived" ? undefined : status,
          archived: status === "archived" ? "true" : undefined,
          q: q === "" ? undefined : q,
          after: pageParam,
        },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** A few to choose from, by words of their title. */
export async function findJobs(words: string, signal: AbortSignal): Promise<JobList["items"]> {
  const query = { limit: CHOICES, q: words === "" ? undefined : words };
  return (await call<JobList>("GET", JOBS, { query, signal })).items;
}

export function jobQuery(id: string) {
  return queryOptions({
    queryKey: [...JOBS_KEY, "detail", id],
    queryFn: ({ signal }) => call<Job>("GET", pathOf(id), { signal }),
    staleTime: 0,
  });
}

export function createJob(job: JobDraftInput): Promise<Job> {
  const body: NewJob = { job };
  return call<Job>("POST", JOBS, { body });
}

/** Refused if `version` is not the newest any more. */
export function changeJob(id: string, body: ChangedJob): Promise<Job> {
  return call<Job>("PUT", pathOf(id), { body });
}

/** Opens it, or lets that wait for an approval where the policy wants one. */
export async function publishJob({ id, version }: Pick<Job, "id" | "version">): Promise<Job> {
  await askEffect({ kind: "publish_job", payload: { job_id: id, version } }, newKey());
  return call<Job>("GET", pathOf(id));
}

/** Out of lists, search and recommendations. */
export const archiveJob = (id: string) => call<Job>("POST", `${pathOf(id)}/archive`, { body: {} });

/** Takes back that it was archived or deleted. */
export const restoreJob = (id: string) => call<Job>("POST", `${pathOf(id)}/restore`, { body: {} });

export const deleteJob = (id: string) => call<Effect>("DELETE", pathOf(id));

/** Stores nothing: what was read is a draft until it is saved. */
export function readJob(text: string): Promise<JobRead> {
  return call<JobRead>("POST", `${JOBS}/read`, { body: { text } });
}

/** For files that are no text: PDF, DOCX. */
export function readJobFile(file: File): Promise<JobRead> {
  const body = new FormData();
  body.append("file", file, file.name);
  return call<JobRead>("POST", `${JOBS}/read/file`, { body });
}

/** Where the job is JSON-LD for other systems, as schema.org's JobPosting. */
export const postingAddress = (id: string) => `${pathOf(id)}/posting`;

/** Another version is another posting. */
export function postingQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...JOBS_KEY, "posting", id, version],
    queryFn: ({ signal }) => call<unknown>("GET", postingAddress(id), { signal }),
  });
}
