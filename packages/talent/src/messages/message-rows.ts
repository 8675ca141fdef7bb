/** A mail in columns, and back. */
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import { Finding } from "../model/finding.ts";
import { type Message, StateReason } from "../model/message.ts";
import type { Db } from "../parts.ts";
import type { NewRow } from "../sql/tables.ts";

export const MESSAGE_COLUMNS = [
  "messages.id",
  "messages.person_id",
  "messages.job_id",
  "messages.direction",
  "messages.state",
  "messages.state_reason",
  "messages.not_before",
  "messages.attempts",
  "messages.purpose",
  "messages.kind",
  "messages.message_id",
  "messages.in_reply_to",
  "messages.thread_id",
  "messages.from",
  "messages.to",
  "messages.subject",
  "messages.text",
  "messages.language",
  "messages.effect_id",
  "messages.run_id",
  "messages.confidence",
  "messages.findings",
  "messages.created_at",
  "messages.sent_at",
] as const;

type Column = (typeof MESSAGE_COLUMNS)[number] extends `messages.${infer Name}` ? Name : never;
export type StoredMessage = Pick<NewRow<"messages">, Column & keyof NewRow<"messages">>;

const Findings = z.array(Finding);

export function fromMessageRow({ state_reason, findings, ...row }: StoredMessage): Message {
  return {
    ...row,
    state_reason: state_reason === "" ? null : StateReason.parse(JSON.parse(state_reason)),
    findings: findings === null ? [] : Findings.parse(JSON.parse(findings)),
  };
}

export function reasonText(reason: StateReason | null): string {
  return reason === null ? "" : JSON.stringify(reason);
}

export async function findMessage(db: Db, id: string): Promise<Message | undefined> {
  const row = await db
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && fromMessageRow(row);
}

export async function readMessage(db: Db, id: string): Promise<Message> {
  const message = await findMessage(db, id);
  if (message !== undefined) return message;
  throw talentErrors.error("email-unknown", `There is no mail "${id}".`);
}

/** Somebody's mails, newest first. */
export async function messagesOf(db: Db, personId: string): Promise<Message[]> {
  const rows = await db
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("person_id", "=", personId)
    .orderBy("created_at", "desc")
    .orderBy("pos", "desc")
    .execute();
  return rows.map(fromMessageRow);
}
