/** What a recruiter should do now, over all open jobs, and how each of these stands. */
import { z } from "zod";
import { NEXT_STEPS, nextSteps, type OnBoard } from "../applications/next-steps.ts";
import { onBoards } from "../applications/on-boards.ts";
import { Stage } from "../model/application.ts";
import type { Db } from "../parts.ts";
import { FirstSteps, firstSteps } from "./first-steps.ts";
import { isStuck } from "./stuck.ts";

/** What waits for an approval is told by the approvals themselves. */
const STEPS = NEXT_STEPS.filter((kind) => kind !== "approve_effects");

export const TodayTask = z.object({
  kind: z.enum([...STEPS, "stuck_in_stage"]),
  application_id: z.string(),
  application_version: z.int(),
  person_id: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  job_id: z.string(),
  job_title: z.string(),
  stage: Stage,
  since: z.string().describe("When their stage changed last, or the newest mail came or went"),
});
export type TodayTask = z.infer<typeof TodayTask>;

export const TodayJob = z.object({
  job_id: z.string(),
  title: z.string(),
  organisation: z.string(),
  location: z.string(),
  stages: z.partialRecord(Stage, z.int()).describe("How many people are in each stage"),
  tasks: z.int().describe("How many people somebody should do something for now"),
});
export type TodayJob = z.infer<typeof TodayJob>;

export const HiringToday = z.object({
  tasks: z.array(TodayTask).describe("Those who have waited longest first, once for each person"),
  jobs: z.array(TodayJob).describe("Open ones; those with the most to do first"),
  first_steps: FirstSteps.describe("What has been done once; the demo does not count"),
});
export type HiringToday = z.infer<typeof HiringToday>;

export async function hiringToday(db: Db, now: Date): Promise<HiringToday> {
  const jobs = await db
    .selectFrom("jobs")
    .select(["id", "title", "organisation", "location"])
    .where("deleted_at", "is", null)
    .where("archived_at", "is", null)
    .where("status", "=", "open")
    .where("kind", "=", "job")
    .orderBy("pos", "desc")
    .execute();
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const people = await onBoards(db, [...titles.keys()], now);
  const tasks = tasksOf(people, titles, now);
  return {
    tasks,
    jobs: jobs
      .map(({ id, ...job }) => ({
        ...job,
        job_id: id,
        stages: countStages(people, id),
        tasks: tasks.filter(({ job_id }) => job_id === id).length,
      }))
      .toSorted((a, b) => b.tasks - a.tasks),
    first_steps: await firstSteps(db),
  };
}

/** What is more urgent comes first in the list of steps; nobody is listed twice for one job. */
function tasksOf(
  people: readonly OnBoard[],
  titles: ReadonlyMap<string, string>,
  now: Date,
): TodayTask[] {
  const steps = nextSteps(people, now);
  const byId = new Map(people.map((person) => [person.card.application.id, person]));
  const found = new Map<string, TodayTask>();
  const add = (kind: TodayTask["kind"], { card }: OnBoard) => {
    const { id, version, person_id, job_id, stage } = card.application;
    if (found.has(id)) return;
    found.set(id, {
      ...{ kind, application_id: id, application_version: version, person_id, job_id, stage },
      ...{ name: card.name, headline: card.headline, since: sinceOf(card) },
      job_title: titles.get(job_id) ?? "",
    });
  };
  for (const { kind, application_ids } of steps) {
    if (kind === "approve_effects") continue;
    for (const id of application_ids) {
      const person = byId.get(id);
      if (person !== undefined) add(kind, person);
    }
  }
  for (const person of people.toReversed()) if (isStuck(person, now)) add("stuck_in_stage", person);
  return [...found.values()];
}

function sinceOf({ application, last_mail }: OnBoard["card"]): string {
  const { updated_at } = application;
  return last_mail !== null && last_mail.at > updated_at ? last_mail.at : updated_at;
}

function countStages(people: readonly OnBoard[], jobId: string): TodayJob["stages"] {
  const ofJob = people.filter(({ card }) => card.application.job_id === jobId);
  const stages = Map.groupBy(ofJob, ({ card }) => card.application.stage);
  return Object.fromEntries([...stages].map(([stage, some]) => [stage, some.length]));
}
