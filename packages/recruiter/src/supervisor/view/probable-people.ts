/** Whom a plan will probably be about, as far as that can be known before anybody is searched for. */

import type { Principal } from "@bole/base";
import type { Step } from "@bole/engine";
import type { Job, Talent } from "@bole/talent";
import { z } from "zod";
import { entryOf } from "../../agents/matching/entry.ts";
import { sortForJob } from "../../agents/matching/sort-for-job.ts";
import { inOrder } from "../../agents/matching/sort-out.ts";
import type { EstimatedActions, ShortlistEntry } from "../../model/index.ts";
import { plannerOf } from "../plan-facts.ts";

type Person = EstimatedActions["recipients"][number];

const LoadArgs = z.object({ person_ids: z.array(z.string()), job_id: z.string().nullable() });
const SearchArgs = z.object({ job_id: z.string(), criteria: z.string() });
const RankArgs = z.object({ limit: z.int() });
const OfJob = z.object({ job_id: z.string() });
/** Each is held against the criteria, which takes some milliseconds. */
const MOST_LOOKED_AT = 30;
const OVER: ReadonlySet<string> = new Set(["hired", "rejected", "withdrawn"]);

export async function probablePeople(
  talent: Talent,
  tenant: string,
  steps: readonly Step[],
): Promise<Person[]> {
  const argsOf = (action: string) => steps.find((step) => step.action === action)?.args;
  const search = SearchArgs.safeParse(argsOf("matching_search"));
  if (search.success) {
    const { data } = RankArgs.safeParse(argsOf("matching_rank"));
    return found(talent, tenant, search.data, data?.limit ?? 10);
  }
  const load = LoadArgs.safeParse(argsOf("matching_load"));
  if (load.success) return named(talent, tenant, load.data);
  const silent = OfJob.safeParse(argsOf("communication_follow_up"));
  return silent.success ? inContact(talent, tenant, silent.data.job_id) : [];
}

/** By the words of the job in one look at the index, and then as a shortlist is made. */
async function found(
  talent: Talent,
  tenant: string,
  { job_id, criteria }: z.infer<typeof SearchArgs>,
  limit: number,
): Promise<Person[]> {
  const principal = plannerOf(tenant);
  const job = await talent.jobs.get(principal, job_id);
  const q = [job.title, ...job.criteria.map(({ text }) => text), criteria]
    .join(" ")
    .slice(0, 1_000);
  const { items } = await talent.people.list(principal, { q, limit: MOST_LOOKED_AT });
  const hits = items.flatMap(({ person, hit }) => (hit === null ? [] : [person.id]));
  const { kept } = await held(talent, principal, job, hits);
  return inOrder(kept)
    .slice(0, limit)
    .map(({ person_id, name }) => ({ person_id, name }));
}

/** Who would stay on the list, by the criteria of the job. */
async function held(talent: Talent, reader: Principal, job: Job, ids: readonly string[]) {
  const ofJob = await talent.applications.ofJob(reader, job.id);
  const applications = new Map(ofJob.map((one) => [one.person_id, one]));
  const entries: ShortlistEntry[] = [];
  for (const person_id of ids) {
    const application = applications.get(person_id);
    const { language } = job;
    const request = { reader, person_id, job, application, recommended: null, language };
    entries.push(await entryOf(talent, request));
  }
  return sortForJob(talent, reader, job, entries);
}

async function named(
  talent: Talent,
  tenant: string,
  { person_ids, job_id }: z.infer<typeof LoadArgs>,
): Promise<Person[]> {
  const principal = plannerOf(tenant);
  const ids = person_ids.length > 0 ? person_ids : await goingOn(talent, tenant, job_id);
  const people: Person[] = [];
  for (const id of ids) {
    const person = await talent.people.get(principal, id);
    people.push({ person_id: person.id, name: person.name });
  }
  return people;
}

async function goingOn(talent: Talent, tenant: string, jobId: string | null): Promise<string[]> {
  if (jobId === null) return [];
  const all = await talent.applications.ofJob(plannerOf(tenant), jobId);
  return all.filter(({ stage }) => !OVER.has(stage)).map(({ person_id }) => person_id);
}

async function inContact(talent: Talent, tenant: string, jobId: string): Promise<Person[]> {
  const { columns } = await talent.applications.board(plannerOf(tenant), jobId);
  const contacted = columns.find(({ stage }) => stage === "contacted")?.cards ?? [];
  return contacted
    .filter(({ last_mail }) => last_mail?.direction === "out")
    .map(({ application, name }) => ({ person_id: application.person_id, name }));
}
