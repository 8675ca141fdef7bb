import { talentErrors } from "../../errors.ts";
import type { Db } from "../../parts.ts";
import { fromMessageRow, MESSAGE_COLUMNS } from "../message-rows.ts";
import type { WholeConversation } from "./conversation.ts";
import { groupOf, threadsOf } from "./threads.ts";

/** Longer threads are machines talking to each other. */
const MOST = 200;

export async function readConversation(db: Db, threadId: string): Promise<WholeConversation> {
  const thread = await threadsOf(db)
    .select(["messages.direction", "messages.state_reason"])
    .where("threads.thread_id", "=", threadId)
    .executeTakeFirst();
  if (thread === undefined) {
    throw talentErrors.error("email-unknown", `There is no conversation "${threadId}".`);
  }
  const rows = await db
    .selectFrom("messages")
    .leftJoin("people", "people.id", "messages.person_id")
    .leftJoin("jobs", "jobs.id", "messages.job_id")
    .select(MESSAGE_COLUMNS)
    .select(["people.name as person_name", "jobs.title as job_title"])
    .where("messages.thread_id", "=", threadId)
    .orderBy("messages.pos", "desc")
    .limit(MOST)
    .execute();
  return {
    thread_id: threadId,
    group: groupOf(thread),
    done: thread.done === null ? null : thread.done === 1,
    no_answer: thread.no_answer,
    messages: rows.map(({ person_name, job_title, ...row }) => ({
      ...fromMessageRow(row),
      person_name,
      job_title,
    })),
  };
}
