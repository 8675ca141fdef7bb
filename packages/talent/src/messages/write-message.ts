/**
 * The only place where a mail begins to exist. What is to be sent comes through the gate of effects,
 * what came through the door for received mails, and what never was a mail with the demo; a test of
 * the imports sees to that.
 */
import type { Message } from "../model/message.ts";
import type { Db, TalentParts } from "../parts.ts";
import { storableText } from "../sql/columns.ts";
import type { NewRow } from "../sql/tables.ts";
import { addressHash } from "../suppressions/address-hash.ts";
import { fromMessageRow, reasonText } from "./message-rows.ts";
import { subjectKey } from "./subject-key.ts";

type Needed =
  | "person_id"
  | "job_id"
  | "direction"
  | "state"
  | "message_id"
  | "in_reply_to"
  | "thread_id"
  | "from"
  | "to"
  | "subject"
  | "text";
type Row = NewRow<"messages">;

export interface NewMessage
  extends Pick<Message, Needed>,
    Partial<
      Pick<Message, "state_reason" | "purpose" | "kind" | "language" | "confidence" | "findings">
    >,
    Partial<
      Pick<
        Row,
        | "footer"
        | "unsubscribe_url"
        | "calendar"
        | "calendar_method"
        | "effect_id"
        | "run_id"
        | "step_id"
        | "batch"
        | "not_before"
        | "due_at"
        | "announced"
        | "distinction"
        | "no_answer"
      >
    > {
  /** The ids of the thread's mails before it, oldest first. */
  readonly references: readonly string[];
  /** The other side's address, without a name. */
  readonly address: string;
  /** @default a new one */
  readonly id?: string;
}

const NOTHING = {
  purpose: null,
  kind: null,
  language: null,
  footer: null,
  unsubscribe_url: null,
  calendar: null,
  calendar_method: null,
  effect_id: null,
  run_id: null,
  step_id: null,
  batch: null,
  not_before: null,
  due_at: null,
  confidence: null,
  announced: 1,
  distinction: "",
  anyway: 0,
  done: null,
  no_answer: null,
} as const;

export async function writeMessage(
  { now, newId }: Pick<TalentParts, "now" | "newId">,
  db: Db,
  { address, references, state_reason, findings, ...given }: NewMessage,
): Promise<Message> {
  const at = now().toISOString();
  const row: Row = {
    id: newId("message"),
    ...NOTHING,
    ...given,
    subject: storableText(given.subject),
    text: storableText(given.text),
    state_reason: reasonText(state_reason ?? null),
    findings: findings === undefined ? null : JSON.stringify(findings),
    references: JSON.stringify(references),
    address_hash: addressHash(db.tenant, address),
    subject_key: subjectKey(given.subject),
    attempts: 0,
    sent_at: null,
    lease_owner: null,
    created_at: at,
    updated_at: at,
  };
  await db.insertInto("messages").values(row).execute();
  return fromMessageRow(row);
}
