/**
 * The steps of a mail on its way, each one statement or one transaction. Only the dispatcher that has
 * a mail in hand takes one; where somebody else has taken it, or it was cancelled or erased in
 * between, nothing happens, and it is told so.
 */
import { isBoleError, type Principal } from "@bole/base";
import { type Guardrails, guardrailMigrations } from "@bole/guardrails";
import { followSent } from "../../effects/follow-facts.ts";
import { reasonText } from "../../messages/message-rows.ts";
import { isOnlyKept } from "../../messages/only-kept.ts";
import type { MessageState } from "../../model/message.ts";
import type { Db, TalentParts, Transaction } from "../../parts.ts";
import { lockPeople } from "../../people/lock-people.ts";
import { type AuditAction, writeAudit } from "../../sql/audit-log.ts";
import { isUnasked } from "../rules/purposes.ts";
import { openNextBatch } from "./batches.ts";
import { LEASE_MS } from "./claim.ts";
import type { OutboxMail } from "./outbox-row.ts";
import type { Outcome } from "./outcome.ts";

export interface OutboxParts extends Pick<TalentParts, "store" | "now" | "newId"> {
  readonly guardrails: Guardrails;
}

/** Who an entry of the log says has sent it. */
export const dispatcher = (tenant: string): Principal => ({
  tenant,
  user: "dispatcher",
  roles: ["owner"],
});

/** Before the first byte of it leaves. @returns false if it must not be sent any more */
export async function beginSending(
  { store }: OutboxParts,
  owner: string,
  { tenant, id, attempts, from, footer }: OutboxMail,
  at: Date,
): Promise<boolean> {
  const begin = (transaction: Transaction) =>
    transaction
      .forTenant(tenant)
      .updateTable("messages")
      .set({
        state: "sending",
        state_reason: "",
        from,
        footer,
        not_before: null,
        attempts: attempts + 1,
        sent_at: at.toISOString(),
        updated_at: at.toISOString(),
        due_at: new Date(at.getTime() + LEASE_MS).toISOString(),
      })
      .where("id", "=", id)
      .where("lease_owner", "=", owner)
      .where("state", "in", ["queued", "postponed"])
      .executeTakeFirst();
  // A mail that left and is not known to have left would be sent again after a power failure.
  const { numUpdatedRows } = await store.transaction(begin, { durable: true });
  return numUpdatedRows > 0n;
}

const AUDITED: Readonly<Partial<Record<MessageState, AuditAction>>> = {
  sent: "mail-sent",
  failed: "mail-failed",
  uncertain: "mail-uncertain",
  cancelled: "mail-cancelled",
};

const IN_HAND: readonly MessageState[] = ["queued", "postponed", "sending"];

export function settle(
  parts: OutboxParts,
  owner: string,
  mail: OutboxMail,
  outcome: Outcome,
): Promise<void> {
  return parts.store.transaction(async (transaction) => {
    // Whom a mail has reached moves on: before all other locks, as at the gate of effects.
    if (outcome.state === "sent") await lockPeople(transaction, mail.tenant);
    const db = transaction.forTenant(mail.tenant);
    const at = parts.now().toISOString();
    const until = outcome.state === "postponed" ? (outcome.until?.toISOString() ?? null) : null;
    const { numUpdatedRows } = await db
      .updateTable("messages")
      .set({
        state: outcome.state,
        state_reason: reasonText(outcome.reason),
        attempts: mail.attempts,
        not_before: until,
        due_at: until,
        lease_owner: null,
        updated_at: at,
      })
      .where("id", "=", mail.id)
      .where("lease_owner", "=", owner)
      .where("state", "in", IN_HAND)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await afterwards(parts, transaction, db, mail, outcome, at);
  });
}

type SettledMail = Pick<
  OutboxMail,
  "id" | "purpose" | "person_id" | "job_id" | "effect_id" | "run_id" | "batch"
>;

/** What else has to be so, once a mail is in a state. */
export async function afterwards(
  parts: Pick<OutboxParts, "now" | "newId" | "guardrails">,
  transaction: Transaction,
  db: Db,
  mail: SettledMail,
  { state, reason }: Outcome,
  at: string,
  principal: Principal = dispatcher(db.tenant),
): Promise<void> {
  const { id, person_id, job_id, effect_id, run_id, batch } = mail;
  // Who settles the last of a batch locks it before anything is counted, as who queues does.
  if (batch !== null && state !== "postponed") await openNextBatch(transaction, db, batch, at);
  if (state === "sent") await closeHold(parts.guardrails, transaction, db.tenant, id, "commitIn");
  const isOut = state === "sent" && !isOnlyKept({ state, state_reason: reason });
  if (isOut && mail.purpose !== null && isUnasked(mail.purpose)) {
    await followSent(parts, db, principal, mail);
  }
  if (state === "failed" || state === "cancelled") {
    await closeHold(parts.guardrails, transaction, db.tenant, id, "releaseIn");
  }
  const action = AUDITED[state];
  if (action === undefined) return;
  await writeAudit(parts, db, principal, {
    action,
    ...(person_id !== null && { person_id }),
    ...(job_id !== null && { job_id }),
    run_id,
    ...(effect_id !== null && { effect_id }),
    facts: { message_id: id, ...(reason && { because: reason.code }) },
  });
}

const NOT_HELD: ReadonlySet<string> = new Set([
  "guardrail-reservation-unknown",
  "guardrail-reservation-closed",
]);

/** A mail that was postponed by a limit has taken nothing from it yet. */
export async function closeHold(
  guardrails: Guardrails,
  transaction: Transaction,
  tenant: string,
  id: string,
  how: "commitIn" | "releaseIn",
): Promise<void> {
  try {
    await guardrails[how](transaction.of(guardrailMigrations), tenant, id);
  } catch (error) {
    if (!isBoleError(error) || !NOT_HELD.has(error.code)) throw error;
  }
}
