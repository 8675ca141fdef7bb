/**
 * Puts a mail into the outbox, in the transaction of the effect that causes it: from then on the
 * mail's own state says what becomes of it. Nothing is sent from here.
 */

import { randomBytes } from "node:crypto";
import { showAddress } from "@bole/base";
import { guardrailMigrations } from "@bole/guardrails";
import { languageOf, type TextLanguage } from "@bole/reading/text";
import type { Doing } from "../../effects/effect-kind.ts";
import { talentErrors } from "../../errors.ts";
import { writeMessage } from "../../messages/write-message.ts";
import type { CalendarMethod, MailPurpose, Message } from "../../model/message.ts";
import { writeAudit } from "../../sql/audit-log.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import { footerOf } from "../composing/footer.ts";
import { senderFor } from "../mail-settings.ts";
import { releaseDrafts } from "../once/draft-claims.ts";
import { earlierMail } from "../once/earlier-mail.ts";
import { isUnasked } from "../rules/purposes.ts";
import { nextBatch } from "./batches.ts";
import { holdUp, type Postponement } from "./hold.ts";
import { undoWindow } from "./undo-window.ts";

export interface MailToQueue {
  /** An address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly purpose: MailPurpose;
  readonly person_id: string | null;
  readonly job_id: string | null;
  /** Our id of the mail that it answers: puts it into that thread. */
  readonly answers?: string | null;
  /** An appointment that goes along, as iCalendar. */
  readonly invitation?: { readonly ics: string; readonly method: CalendarMethod };
  /** What tells it apart from other mails to the same person for the same job and purpose. */
  readonly distinction: string;
}

export async function queueMail(doing: Doing, mail: MailToQueue): Promise<Message> {
  const { parts, db, effect } = doing;
  const from = senderFor(parts.mail, mail.purpose);
  const id = parts.newId("message");
  const language = languageOf(mail.text);
  const unsubscribe_url = await unsubscribeUrl(doing, mail, language);
  const message = await writeMessage(parts, db, {
    id,
    ...(await threadOf(doing, mail.answers ?? null)),
    ...(await beginning(doing, mail, id)),
    direction: "out",
    person_id: mail.person_id,
    job_id: mail.job_id,
    purpose: mail.purpose,
    distinction: mail.distinction,
    language,
    message_id: `<${parts.newId("mail")}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    from: showAddress(from),
    to: mail.to,
    address: mail.to,
    subject: mail.subject,
    text: mail.text,
    footer: footerOf(parts.mail, { purpose: mail.purpose, language, from, unsubscribe_url }),
    unsubscribe_url,
    calendar: mail.invitation?.ics ?? null,
    calendar_method: mail.invitation?.method ?? null,
    effect_id: effect.id,
    run_id: effect.run_id,
    step_id: effect.step_id,
  });
  await auditQueued(doing, message);
  if (effect.run_id !== null && mail.person_id !== null) {
    await releaseDrafts(db, effect.run_id, [mail.person_id]);
  }
  return message;
}

/**
 * In which state it begins: a second one of its kind waits for a person, limits and hours may hold it,
 * and for a moment it can be taken back.
 */
async function beginning(
  { parts, transaction, db, principal, effect }: Doing,
  kind: MailToQueue,
  id: string,
) {
  const { guardrails } = parts;
  if (guardrails === undefined) {
    throw talentErrors.error("effect-forbidden", "No policy is in force.");
  }
  const now = parts.now();
  const earlier = await earlierMail(db, kind);
  if (earlier !== null) {
    const waits = { batch: null, not_before: null, due_at: null };
    return { ...waits, state: "postponed" as const, state_reason: earlier };
  }
  const { policy } = await guardrails.policyIn(transaction.of(guardrailMigrations), db.tenant);
  const limit = policy.limits.mails_per_batch;
  const batch = await nextBatch(transaction, db, effect, limit);
  const mail = { id, batch: batch?.name ?? null, run_id: effect.run_id };
  const held: Postponement | null =
    batch === null || batch.isOpen
      ? await holdUp(guardrails, transaction, principal, mail, now)
      : {
          until: null,
          reason: {
            code: "batch_limit",
            facts: { limit: String(limit), batch: String(batch.number) },
          },
        };
  const at = held?.until?.toISOString() ?? null;
  if (held !== null) {
    const postponed = { not_before: at, due_at: at, state_reason: held.reason };
    return { batch: mail.batch, state: "postponed" as const, ...postponed };
  }
  return { batch: mail.batch, state: "queued" as const, ...undoWindow(parts.mail, now) };
}

async function threadOf({ parts, db }: Doing, answers: string | null) {
  if (answers === null) {
    return { thread_id: parts.newId("thread"), in_reply_to: null, references: [] };
  }
  const { message_id, thread_id, in_reply_to, references } = await db
    .selectFrom("messages")
    .select(["message_id", "thread_id", "in_reply_to", "references"])
    .where("id", "=", answers)
    .executeTakeFirstOrThrow();
  // Some programs name only the one mail that they answer (RFC 5322, 3.6.4).
  const named: string[] = JSON.parse(references);
  const before = named.length > 0 ? named : [in_reply_to].flatMap((id) => id ?? []);
  return { thread_id, in_reply_to: message_id, references: [...before, message_id] };
}

/** Only what nobody has asked for needs a way not to get any more of it. */
async function unsubscribeUrl(
  { parts, db }: Doing,
  { purpose, to }: MailToQueue,
  language: TextLanguage,
): Promise<string | null> {
  if (!isUnasked(purpose)) return null;
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("unsubscribe_links")
    .values({
      token,
      address_hash: addressHash(db.tenant, to),
      language,
      created_at: parts.now().toISOString(),
    })
    .execute();
  return `${parts.mail.publicUrl}/unsubscribe/${token}`;
}

function auditQueued({ parts, db, principal, effect }: Doing, message: Message): Promise<void> {
  const { id, person_id, job_id, purpose, state, state_reason } = message;
  return writeAudit(parts, db, principal, {
    action: "mail-queued",
    ...(person_id !== null && { person_id }),
    ...(job_id !== null && { job_id }),
    run_id: effect.run_id,
    effect_id: effect.id,
    facts: { message_id: id, purpose, state, ...(state_reason && { because: state_reason.code }) },
  });
}
