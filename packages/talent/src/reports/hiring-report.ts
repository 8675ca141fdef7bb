/** How each job's hiring goes: how far people get, how long they stay in a stage, and who answers mail. */
import { JobStatus } from "@bole/reading/text";
import { z } from "zod";
import { ONLY_KEPT } from "../messages/only-kept.ts";
import { Stage } from "../model/application.ts";
import type { Db } from "../parts.ts";
import { orNone } from "../sql/or-none.ts";
import { funnelOf, type StageStep } from "./funnel.ts";
import { RepliesReport, repliesOf } from "./replies.ts";
import { StageTime, stageTimes } from "./stage-times.ts";

const StageCounts = z.partialRecord(Stage, z.int());

const Numbers = z.object({
  people: z.int().describe("Applications for the job"),
  stages: StageCounts.describe("How many people are in each stage now"),
  reached: StageCounts.describe("How many got at least as far, from `sourced` to `hired`"),
  times: z.array(StageTime).describe("One for each stage in which somebody is or was"),
  replies: RepliesReport,
});

export const JobReport = Numbers.extend({
  job_id: z.string(),
  title: z.string(),
  status: JobStatus,
});
export type JobReport = z.infer<typeof JobReport>;

export const HiringReport = z.object({
  jobs: z.array(JobReport).describe("Not archived ones; those with the most people first"),
  totals: Numbers.describe("Over all of them"),
});
export type HiringReport = z.infer<typeof HiringReport>;

/**
 * Which applications are counted, by when they began, and which mails, by when they were written.
 * Over the last days, back from now.
 */
export const ReportPeriod = z.enum(["30d", "90d", "1y", "all"]);
export type ReportPeriod = z.infer<typeof ReportPeriod>;

const DAYS: Record<Exclude<ReportPeriod, "all">, number> = { "30d": 30, "90d": 90, "1y": 365 };
const DAY_MS = 86_400_000;

export async function hiringReport(
  db: Db,
  now: Date,
  period: ReportPeriod = "all",
): Promise<HiringReport> {
  const since =
    period === "all" ? "" : new Date(now.getTime() - DAYS[period] * DAY_MS).toISOString();
  const jobs = await db
    .selectFrom("jobs")
    .select(["id", "title", "status"])
    .where("deleted_at", "is", null)
    .where("archived_at", "is", null)
    .where("kind", "=", "job")
    .orderBy("pos", "desc")
    .execute();
  const ids = orNone(jobs.map(({ id }) => id));
  const steps = begunSince(await readSteps(db, ids), since);
  const mails = (await readMails(db, ids)).filter(({ created_at }) => created_at >= since);
  const numbers = (some: readonly StageStep[], written: Parameters<typeof repliesOf>[0]) => ({
    ...funnelOf(some),
    times: stageTimes(some, now),
    replies: repliesOf(written),
  });
  const stepsOf = Map.groupBy(steps, ({ job_id }) => job_id);
  const mailsOf = Map.groupBy(mails, ({ job_id }) => job_id);
  return {
    jobs: jobs
      .map(({ id, title, status }) => ({
        ...{ job_id: id, title, status },
        ...numbers(stepsOf.get(id) ?? [], mailsOf.get(id) ?? []),
      }))
      .toSorted((a, b) => b.people - a.people),
    totals: numbers(steps, mails),
  };
}

/** All steps of applications whose first one is not older. */
function begunSince<Step extends StageStep>(steps: readonly Step[], since: string): Step[] {
  const applications = Map.groupBy(steps, ({ application_id }) => application_id);
  return [...applications.values()].filter(([first]) => (first?.created_at ?? "") >= since).flat();
}

/** The events of each application, oldest first. */
async function readSteps(db: Db, jobIds: readonly string[]) {
  return db
    .selectFrom("stage_events")
    .innerJoin("pipeline", "pipeline.id", "stage_events.application_id")
    .select(["pipeline.job_id", "application_id", "stage_events.to", "stage_events.created_at"])
    .where("pipeline.job_id", "in", jobIds)
    .orderBy("application_id")
    .orderBy("stage_events.seq")
    .execute();
}

/** What was sent about a job and what people answered, oldest first; without what machines answered. */
async function readMails(db: Db, jobIds: readonly string[]) {
  return db
    .selectFrom("messages")
    .select(["job_id", "person_id", "direction", "created_at"])
    .where("job_id", "in", jobIds)
    .where("person_id", "is not", null)
    .where("state", "in", ["sent", "received"])
    .where("state_reason", "<>", ONLY_KEPT)
    .where(({ or, eb }) => or([eb("kind", "is", null), eb("kind", "=", "reply")]))
    .orderBy("created_at")
    .execute();
}
