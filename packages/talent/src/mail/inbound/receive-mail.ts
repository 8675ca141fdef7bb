/**
 * Keeps a mail that came, whoever it is from, and does what it says about mails of ours: one that
 * came back has failed, who unsubscribes is not written to any more. What it says otherwise is data.
 */
import type { Principal } from "@bole/base";
import { followReply } from "../../effects/follow-facts.ts";
import { findMessage } from "../../messages/message-rows.ts";
import { writeMessage } from "../../messages/write-message.ts";
import type { IncomingKind, Message } from "../../model/message.ts";
import type { Db, TalentParts, Transaction } from "../../parts.ts";
import { lockPeople } from "../../people/lock-people.ts";
import { writeAudit } from "../../sql/audit-log.ts";
import { orNone } from "../../sql/or-none.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import { suppress } from "../../suppressions/write-suppression.ts";
import type { OutboxParts } from "../outbox/settle.ts";
import { failBounced } from "./fail-bounced.ts";
import { matchMail } from "./match.ts";
import type { ReceivedMail } from "./parsed-mail.ts";
import { type MailRead, readMailJob, type StopReason } from "./read-mail.ts";

export interface Received {
  readonly message: Message;
  /** False of one that was here already. */
  readonly is_new: boolean;
}

export type InboxParts = OutboxParts & Pick<TalentParts, "threads">;

/** Whom a mail may be from: anybody, or those who answer us or are on record. */
type Wanted = "all" | "known";

/** Null of one that is not wanted: nothing of it is kept. */
export async function receiveMail(
  parts: InboxParts,
  principal: Principal,
  raw: Uint8Array,
  wanted: "all",
): Promise<Received>;
export async function receiveMail(
  parts: InboxParts,
  principal: Principal,
  raw: Uint8Array,
  wanted: Wanted,
): Promise<Received | null>;
export async function receiveMail(
  parts: InboxParts,
  principal: Principal,
  raw: Uint8Array,
  wanted: Wanted,
): Promise<Received | null> {
  const read = await parts.threads.run(readMailJob, [raw], {
    subject: "The mail",
    patient: true,
  });
  const { mail } = read;
  const received = await parts.store.transaction(async (transaction) => {
    // Whose it is must not change while it is found out.
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    const there = await findByHeader(db, mail.message_id);
    if (there !== undefined) return { message: there, is_new: false };
    if (wanted === "known" && !(await isKnown(db, mail))) return null;
    return { message: await keep(parts, transaction, principal, read, raw), is_new: true };
  });
  if (received?.is_new === true) {
    const details = { message_id: received.message.id };
    await parts.guardrails.checkInput(mail.document.text, {
      ...principal,
      source: "mail",
      details,
    });
  }
  return received;
}

/** It answers a mail of ours, is from somebody on record, or says that a mail of ours came back. */
async function isKnown(db: Db, mail: ReceivedMail): Promise<boolean> {
  const { thread_id, person_id } = await matchMail(db, mail);
  if (thread_id !== null || person_id !== null) return true;
  const ours = await db
    .selectFrom("messages")
    .select("id")
    .where("message_id", "in", orNone(mail.bounce?.about ?? []))
    .where("direction", "=", "out")
    .executeTakeFirst();
  return ours !== undefined;
}

async function keep(
  parts: OutboxParts,
  transaction: Transaction,
  principal: Principal,
  { mail, kind, no_answer, language, findings, stop }: MailRead,
  raw: Uint8Array,
): Promise<Message> {
  const db = transaction.forTenant(principal.tenant);
  const { person_id, job_id, thread_id, confidence } = await matchMail(db, mail);
  const message = await writeMessage(parts, db, {
    direction: "in",
    state: "received",
    person_id,
    job_id,
    kind,
    no_answer,
    confidence,
    thread_id: thread_id ?? parts.newId("thread"),
    message_id: mail.message_id,
    in_reply_to: mail.in_reply_to,
    references: mail.references,
    from: mail.from,
    to: mail.to,
    address: mail.address,
    subject: mail.subject,
    text: mail.document.text,
    language,
    findings,
    announced: kind === "reply" && person_id !== null ? 0 : 1,
  });
  await db.insertInto("received_mails").values({ message_id: message.id, raw }).execute();
  await auditReceived(parts, db, principal, message, kind);
  if (kind === "reply") await followReply(parts, db, principal, message);
  if (mail.bounce !== null) await failBounced(parts, db, principal, mail.bounce);
  if (stop !== null) await stopWriting(parts, db, principal, { ...mail, reason: stop }, message);
  return message;
}

async function findByHeader(db: Db, header: string): Promise<Message | undefined> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where("message_id", "=", header)
    .executeTakeFirst();
  return row && findMessage(db, row.id);
}

function auditReceived(
  parts: Pick<TalentParts, "now" | "newId">,
  db: Db,
  principal: Principal,
  { id, person_id, job_id }: Message,
  kind: IncomingKind,
): Promise<void> {
  return writeAudit(parts, db, principal, {
    action: "mail-received",
    ...(person_id !== null && { person_id }),
    ...(job_id !== null && { job_id }),
    facts: { message_id: id, kind },
  });
}

/** Surely theirs: it names a mail of ours by an id that nobody can guess. */
const SURE = 0.9;

/**
 * The sender is not written to any more, nor is the person whose mail they answer: many answer from
 * another address than the one we wrote to.
 */
async function stopWriting(
  parts: Pick<TalentParts, "now" | "newId">,
  db: Db,
  principal: Principal,
  { address, reason }: { readonly address: string; readonly reason: StopReason },
  { person_id, confidence }: Message,
): Promise<void> {
  const known = confidence !== null && confidence >= SURE && person_id !== null;
  const person = known
    ? await db.selectFrom("people").select("email").where("id", "=", person_id).executeTakeFirst()
    : undefined;
  for (const each of new Set([address, person?.email ?? address])) {
    const address_hash = addressHash(db.tenant, each);
    await suppress(parts, db, principal, { address_hash, address: each, reason, person_id });
  }
}
