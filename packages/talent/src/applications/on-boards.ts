/** Everybody on the boards of some jobs, with what one wants to see of them; in a fixed number of queries. */
import { ONLY_KEPT } from "../messages/only-kept.ts";
import type { Db } from "../parts.ts";
import { orNone } from "../sql/or-none.ts";
import type { OnBoard } from "./next-steps.ts";
import { selectApplications } from "./read-applications.ts";

/** Those first whose stage changed last. */
export async function onBoards(db: Db, jobIds: readonly string[], now: Date): Promise<OnBoard[]> {
  const ids = orNone(jobIds);
  const rows = await selectApplications(db)
    .innerJoin("people", "people.id", "pipeline.person_id")
    .leftJoin("resumes", "resumes.id", "people.resume_id")
    .select(["people.name", "people.headline", "people.location", "resumes.years"])
    .where("pipeline.job_id", "in", ids)
    .orderBy("pipeline.updated_at", "desc")
    .orderBy("pipeline.pos", "desc")
    .execute();
  const { mails, keptMails } = await newestMails(db, ids);
  const interviews = await interviewTimes(db, ids);
  const waiting = await waitingEffects(db, ids);
  const at = now.toISOString();
  return rows.map(({ name, headline, location, years, ...application }) => {
    const times = interviews.get(application.id) ?? [];
    const key = keyOf(application);
    const mail = mails.get(key);
    const kept = keptMails.get(key);
    return {
      last_interview: times.findLast(({ ends_at }) => ends_at <= at)?.ends_at ?? null,
      mail_done: mail?.isDone ?? false,
      card: {
        application,
        name,
        headline,
        location,
        years,
        last_mail: mail === undefined ? null : { direction: mail.direction, at: mail.at },
        unsent_mail: kept === undefined || (mail !== undefined && mail.at > kept) ? null : kept,
        next_interview: times.find(({ ends_at }) => ends_at > at)?.starts_at ?? null,
        waiting: waiting.get(key) ?? 0,
      },
    };
  });
}

interface PersonOfJob {
  readonly job_id: string | null;
  readonly person_id: string | null;
}

const keyOf = ({ job_id, person_id }: PersonOfJob) => `${job_id} ${person_id}`;

async function newestMails(db: Db, jobIds: readonly string[]) {
  const rows = await db
    .selectFrom("messages")
    .select(["job_id", "person_id", "direction", "created_at as at", "done", "no_answer"])
    .select("state_reason")
    .where("job_id", "in", jobIds)
    .where("state", "not in", ["draft", "cancelled"])
    // What a machine has answered says nothing of whether somebody has.
    .where(({ or, eb }) => or([eb("kind", "is", null), eb("kind", "=", "reply")]))
    .orderBy("created_at")
    .execute();
  const isKept = ({ state_reason }: (typeof rows)[number]) => state_reason === ONLY_KEPT;
  const mails = new Map(
    rows
      .filter((row) => !isKept(row))
      .map(({ direction, at, done, no_answer, ...of }) => {
        const isDone = done === 1 || (done === null && no_answer !== null);
        return [keyOf(of), { direction, at, isDone }];
      }),
  );
  return { mails, keptMails: new Map(rows.filter(isKept).map((row) => [keyOf(row), row.at])) };
}

async function interviewTimes(db: Db, jobIds: readonly string[]) {
  const rows = await db
    .selectFrom("interviews")
    .innerJoin("pipeline", "pipeline.id", "interviews.application_id")
    .select(["pipeline.id", "interviews.starts_at", "interviews.ends_at"])
    .where("pipeline.job_id", "in", jobIds)
    .where("interviews.state", "in", ["booked", "done"])
    .orderBy("interviews.starts_at")
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

async function waitingEffects(
  db: Db,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("effects")
    .select(({ fn }) => ["job_id", "person_id", fn.countAll<number>().as("count")])
    .where("job_id", "in", jobIds)
    .where("state", "=", "awaiting_approval")
    .groupBy(["job_id", "person_id"])
    .execute();
  return new Map(rows.map(({ count, ...of }) => [keyOf(of), Number(count)]));
}
