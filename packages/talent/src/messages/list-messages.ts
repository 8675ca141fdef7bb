/** Mails in pages, newest first, with how many there are in each state. */
import { z } from "zod";
import { MessageState } from "../model/message.ts";
import { PageRequest, pageOf } from "../page.ts";
import type { Db } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import type { MessageEntry } from "./conversations/conversation.ts";
import { fromMessageRow, MESSAGE_COLUMNS, type StoredMessage } from "./message-rows.ts";

/** Everything that is left out does not limit. */
export const MessageFilter = PageRequest.extend({
  state: MessageState.optional(),
  direction: z.enum(["out", "in"]).optional(),
  person_id: z.string().max(200).optional(),
  job_id: z.string().max(200).optional(),
  thread_id: z.string().max(200).optional(),
  run_id: z.string().max(200).optional(),
  /** Only those that belong to nobody we know. */
  unmatched: z.boolean().optional(),
});
export type MessageFilter = z.input<typeof MessageFilter>;

export interface MessagePage {
  readonly items: MessageEntry[];
  /** Of all that the other filters leave. */
  readonly counts: Partial<Record<MessageState, number>>;
  readonly next: string | null;
}

const PREVIEW = 200;
const EQUAL = ["direction", "person_id", "job_id", "thread_id", "run_id"] as const;

export async function listMessages(db: Db, filter: MessageFilter): Promise<MessagePage> {
  const wanted = parseRequest(MessageFilter, filter, "filter");
  const { state, limit, after } = wanted;
  let query = matching(db, wanted)
    .leftJoin("people", "people.id", "messages.person_id")
    .leftJoin("jobs", "jobs.id", "messages.job_id")
    .select([...MESSAGE_COLUMNS, "messages.pos"])
    .select(["people.name as person_name", "jobs.title as job_title"])
    .orderBy("messages.pos", "desc");
  if (state !== undefined) query = query.where("messages.state", "=", state);
  if (after !== undefined) query = query.where("messages.pos", "<", Number(after));
  const { items, next } = pageOf(await query.limit(limit + 1).execute(), limit);
  return {
    items: items.map(({ pos: _, ...row }) => toEntry(row)),
    counts: await countsOf(db, wanted),
    next,
  };
}

type NamedMessage = StoredMessage & Pick<MessageEntry, "person_name" | "job_title">;

export function toEntry({ person_name, job_title, ...row }: NamedMessage): MessageEntry {
  const { text, findings: _, ...message } = fromMessageRow(row);
  return { ...message, preview: previewOf(text), person_name, job_title };
}

type Wanted = z.output<typeof MessageFilter>;

function matching(db: Db, wanted: Wanted) {
  let query = db.selectFrom("messages");
  for (const column of EQUAL) {
    const value = wanted[column];
    if (value !== undefined) query = query.where(`messages.${column}`, "=", value);
  }
  if (wanted.unmatched === true) {
    query = query.where("messages.direction", "=", "in").where("messages.person_id", "is", null);
  }
  return query;
}

async function countsOf(db: Db, wanted: Wanted): Promise<MessagePage["counts"]> {
  const rows = await matching(db, wanted)
    .select(({ fn }) => ["messages.state", fn.countAll<number>().as("count")])
    .groupBy("messages.state")
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= PREVIEW ? line : `${line.slice(0, PREVIEW).toWellFormed()}…`;
}
