/**
 * Sorts out, of mails that are due, those that may go now. A mail waits: in between its address may
 * have been suppressed, its person hired, another mail of its kind sent, the day filled up, the night
 * begun. Asked while nobody can change who is who.
 */
import type { Db } from "../../parts.ts";
import { lockPeople } from "../../people/lock-people.ts";
import { earlierMail } from "../once/earlier-mail.ts";
import { tellsOfInterview } from "../once/mail-kind.ts";
import { exclusionOf } from "../rules/exclusion.ts";
import { holdUp } from "./hold.ts";
import type { OutboxMail } from "./outbox-row.ts";
import { because, type Outcome } from "./outcome.ts";
import { dispatcher, type OutboxParts } from "./settle.ts";

export interface Prepared {
  readonly mail: OutboxMail;
  /** Null if it may go. */
  readonly outcome: Outcome | null;
}

export async function prepare(
  parts: OutboxParts,
  claimed: readonly OutboxMail[],
): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const [tenant, mails] of Map.groupBy(claimed, (mail) => mail.tenant)) {
    prepared.push(...(await prepareOf(parts, tenant, mails)));
  }
  return prepared;
}

function prepareOf(
  { store, guardrails, now }: OutboxParts,
  tenant: string,
  mails: readonly OutboxMail[],
): Promise<Prepared[]> {
  return store.transaction(async (transaction) => {
    await lockPeople(transaction, tenant);
    const db = transaction.forTenant(tenant);
    const prepared: Prepared[] = [];
    for (const mail of mails) {
      const stopped = await stoppedBy(db, mail);
      if (stopped !== null) {
        prepared.push({ mail, outcome: stopped });
        continue;
      }
      const held = await holdUp(guardrails, transaction, dispatcher(tenant), mail, now());
      prepared.push({ mail, outcome: held && { state: "postponed", ...held } });
    }
    return prepared;
  });
}

async function stoppedBy(db: Db, mail: OutboxMail): Promise<Outcome | null> {
  // Whoever had it in hand should have been through long ago.
  if (mail.state === "sending") return { state: "uncertain", reason: because("process_ended") };
  const { purpose, distinction } = mail;
  // What tells of an appointment that was agreed goes in any case.
  if (purpose === null || (purpose === "invitation" && tellsOfInterview(distinction))) return null;
  const answered_at = purpose === "reply" ? await answeredAt(db, mail.in_reply_to) : null;
  const exclusion = await exclusionOf(db, { ...mail, purpose, answered_at });
  if (exclusion !== null) {
    const { code, ...facts } = exclusion;
    return { state: "cancelled", reason: because(code, facts) };
  }
  if (mail.anyway === 1) return null;
  const earlier = await earlierMail(db, { ...mail, purpose }, mail);
  return earlier && { state: "postponed", reason: earlier, until: null };
}

async function answeredAt(db: Db, header: string | null): Promise<string | null> {
  const row = await db
    .selectFrom("messages")
    .select("created_at")
    .where("message_id", "=", header ?? "")
    .where("direction", "=", "in")
    .executeTakeFirst();
  return row?.created_at ?? null;
}
