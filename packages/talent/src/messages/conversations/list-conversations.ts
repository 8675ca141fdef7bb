/** Conversations of a group in pages, newest first, with how many each group has. */
import type { z } from "zod";
import { PageRequest, pageOf } from "../../page.ts";
import type { Db } from "../../parts.ts";
import { parseRequest } from "../../requests.ts";
import { toEntry } from "../list-messages.ts";
import { MESSAGE_COLUMNS } from "../message-rows.ts";
import { ConversationGroup, type ConversationPage } from "./conversation.ts";
import { groupOf, inGroup, threadsOf } from "./threads.ts";

export const ConversationFilter = PageRequest.extend({
  group: ConversationGroup.default("to_answer"),
});
export type ConversationFilter = z.input<typeof ConversationFilter>;

export async function listConversations(
  db: Db,
  filter: ConversationFilter,
): Promise<ConversationPage> {
  const { group, limit, after } = parseRequest(ConversationFilter, filter, "filter");
  let query = inGroup(threadsOf(db), group)
    .leftJoin("people", "people.id", "messages.person_id")
    .leftJoin("jobs", "jobs.id", "messages.job_id")
    .select([...MESSAGE_COLUMNS, "messages.pos", "threads.mails"])
    .select(["people.name as person_name", "jobs.title as job_title"])
    .orderBy("messages.pos", "desc");
  if (after !== undefined) query = query.where("messages.pos", "<", Number(after));
  const { items, next } = pageOf(await query.limit(limit + 1).execute(), limit);
  return {
    items: items.map(({ pos: _, mails, done, no_answer, turn, turn_reason, ...row }) => ({
      thread_id: row.thread_id,
      group: groupOf({ ...row, done, turn, turn_reason }),
      done: done === null ? null : done === 1,
      no_answer,
      mails: Number(mails),
      newest: toEntry(row),
    })),
    counts: await countsOf(db),
    next,
  };
}

async function countsOf(db: Db): Promise<ConversationPage["counts"]> {
  const rows = await threadsOf(db)
    .select(({ fn }) => [
      "messages.direction",
      "messages.state_reason",
      fn.countAll<number>().as("count"),
    ])
    .groupBy(["messages.done", "messages.no_answer", "messages.direction"])
    .groupBy(["messages.state_reason", "deciding.direction", "deciding.state_reason"])
    .execute();
  const counts = { to_answer: 0, not_sent: 0, sent: 0, done: 0 };
  for (const { count, ...standing } of rows) counts[groupOf(standing)] += Number(count);
  return counts;
}
