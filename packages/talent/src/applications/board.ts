/** The board of a job: everybody in it by stage, with what one wants to see on their card. */
import { readJobById } from "../jobs/jobs.ts";
import { Stage } from "../model/application.ts";
import type { Db } from "../parts.ts";
import type { BoardCard } from "./board-card.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import { selectApplications } from "./read-applications.ts";

export interface Board {
  readonly job_id: string;
  readonly job_title: string;
  readonly columns: { readonly stage: Stage; readonly cards: BoardCard[] }[];
  readonly next_steps: NextStep[];
}

/** In a fixed number of queries, however many people there are. */
export async function readBoard(db: Db, jobId: string, now: Date): Promise<Board> {
  const job = await readJobById(db, jobId);
  const rows = await selectApplications(db)
    .innerJoin("people", "people.id", "pipeline.person_id")
    .leftJoin("resumes", "resumes.id", "people.resume_id")
    .select(["people.name", "people.headline", "people.location", "resumes.years"])
    .where("pipeline.job_id", "=", jobId)
    .orderBy("pipeline.updated_at", "desc")
    .orderBy("pipeline.pos", "desc")
    .execute();
  const mails = await newestMails(db, jobId);
  const interviews = await interviewTimes(db, jobId);
  const waiting = await waitingEffects(db, jobId);
  const at = now.toISOString();
  const people = rows.map(({ name, headline, location, years, ...application }) => {
    const times = interviews.get(application.id) ?? [];
    return {
      last_interview: times.findLast(({ ends_at }) => ends_at <= at)?.ends_at ?? null,
      card: {
        application,
        name,
        headline,
        location,
        years,
        last_mail: mails.get(application.person_id) ?? null,
        next_interview: times.find(({ ends_at }) => ends_at > at)?.starts_at ?? null,
        waiting: waiting.get(application.person_id) ?? 0,
      },
    };
  });
  return {
    job_id: job.id,
    job_title: job.title,
    columns: Stage.options.map((stage) => ({
      stage,
      cards: people
        .map(({ card }) => card)
        .filter(({ application }) => application.stage === stage),
    })),
    next_steps: nextSteps(people, now),
  };
}

async function newestMails(db: Db, jobId: string) {
  const rows = await db
    .selectFrom("messages")
    .select(["person_id", "direction", "created_at as at"])
    .where("job_id", "=", jobId)
    .where("state", "not in", ["draft", "cancelled"])
    // What a machine has answered says nothing of whether somebody has.
    .where(({ or, eb }) => or([eb("kind", "is", null), eb("kind", "=", "reply")]))
    .orderBy("created_at")
    .execute();
  return new Map(rows.map(({ person_id, direction, at }) => [person_id, { direction, at }]));
}

async function interviewTimes(db: Db, jobId: string) {
  const rows = await db
    .selectFrom("interviews")
    .innerJoin("pipeline", "pipeline.id", "interviews.application_id")
    .select(["pipeline.id", "interviews.starts_at", "interviews.ends_at"])
    .where("pipeline.job_id", "=", jobId)
    .where("interviews.state", "in", ["booked", "done"])
    .orderBy("interviews.starts_at")
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

async function waitingEffects(db: Db, jobId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("effects")
    .select(({ fn }) => ["person_id", fn.countAll<number>().as("count")])
    .where("job_id", "=", jobId)
    .where("state", "=", "awaiting_approval")
    .groupBy("person_id")
    .execute();
  return new Map(rows.map(({ person_id, count }) => [person_id ?? "", Number(count)]));
}
