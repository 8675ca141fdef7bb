/** Jobs and projects of the workspace that belong to occupations, read once for all of them. */
import type { Principal } from "@bole/base";
import type { Job, JobSummary } from "@bole/talent";
import { countryOf } from "../facts/country.ts";
import { findOccupations } from "../occupations/find-occupations.ts";
import type { Workspace } from "./ports.ts";

/** Beyond this, a workspace's jobs are a sample. */
const MOST_LISTED = 1_000;
const PAGE = 200;
/** Jobs that are read whole, for each occupation. */
const MOST_READ = 8;

export interface Market {
  /** Open jobs by occupation, newest first; the first few of them whole. */
  readonly jobs: ReadonlyMap<string, { readonly count: number; readonly read: readonly Job[] }>;
  /** Open projects, whole. */
  readonly projects: readonly Job[];
}

export async function readMarket(
  workspace: Workspace,
  principal: Principal,
  occupations: readonly string[],
  withProjects: boolean,
  country: string | null = null,
): Promise<Market> {
  const all = await openOnes(workspace, principal, "job");
  // An advertisement from another country is of no use to whoever did not ask for it.
  const listed = all.filter(({ location }) => isWithin(location, country));
  const named = listed.map((job) => ({
    job,
    ids: new Set(findOccupations(job.title).map(({ id }) => id)),
  }));
  const jobs = new Map<string, { count: number; read: Job[] }>();
  for (const id of occupations) {
    const fitting = named.filter(({ ids }) => ids.has(id));
    const read = fitting
      .slice(0, MOST_READ)
      .map(({ job }) => workspace.jobs.get(principal, job.id));
    jobs.set(id, { count: fitting.length, read: await Promise.all(read) });
  }
  const projects = (withProjects ? await openOnes(workspace, principal, "project") : []).filter(
    ({ location }) => isWithin(location, country),
  );
  const whole = projects.slice(0, PAGE).map(({ id }) => workspace.jobs.get(principal, id));
  return { jobs, projects: await Promise.all(whole) };
}

function isWithin(location: string, country: string | null): boolean {
  const there = countryOf([location]);
  return country === null ? there === null : there === null || there === country;
}

async function openOnes(
  workspace: Workspace,
  principal: Principal,
  kind: "job" | "project",
): Promise<JobSummary[]> {
  const found: JobSummary[] = [];
  for (let after: string | undefined; found.length < MOST_LISTED; ) {
    const page = await workspace.jobs.list(principal, {
      kind,
      status: "open",
      limit: PAGE,
      ...(after && { after }),
    });
    found.push(...page.items);
    if (page.next === null) break;
    after = page.next;
  }
  return found;
}
