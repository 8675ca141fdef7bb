/** What a person may say about a mail of the outbox: that it shall not go, go after all, or has gone. */
import type { Principal } from "@bole/base";
import { talentErrors } from "../../errors.ts";
import { readMessage, reasonText } from "../../messages/message-rows.ts";
import { isOnlyKept } from "../../messages/only-kept.ts";
import type { Message, MessageState } from "../../model/message.ts";
import type { Db, Transaction } from "../../parts.ts";
import { lockPeople } from "../../people/lock-people.ts";
import { type AuditAction, writeAudit } from "../../sql/audit-log.ts";
import type { MailSettings } from "../mail-settings.ts";
import { assertMayWrite } from "../rules/exclusion.ts";
import { because, type Outcome } from "./outcome.ts";
import { afterwards, type OutboxParts } from "./settle.ts";
import { undoWindow } from "./undo-window.ts";

/** It was not begun yet; who had it in hand finds out when they begin. */
export function cancelMail(parts: OutboxParts, principal: Principal, id: string): Promise<Message> {
  return decide(parts, principal, id, ["queued", "postponed"], (transaction, db) => {
    const reason = because("cancelled_by_person", { by: principal.user });
    return end(parts, transaction, db, principal, id, { state: "cancelled", reason });
  });
}

/**
 * Limits and hours hold as for any other: they are asked when it is its turn. One that was kept because
 * there was no mail server has never left, whatever its state says.
 */
export function retryMail(parts: OutboxParts, principal: Principal, id: string): Promise<Message> {
  return decide(parts, principal, id, ["failed", "postponed", "sent"], async (_, db, before) => {
    const code = before.state_reason?.code;
    if (before.state === "sent" && !isOnlyKept(before))
      throw wrongState(before, ["failed", "postponed"]);
    // It waits for no time, but for the batch before it.
    if (code === "batch_limit") throw wrongState(before, ["failed"]);
    if (code === "already_sent" || code === "already_waiting") throw alreadySent(before);
    await again(parts, db, principal, id, "mail-retried");
  });
}

/** Sends one although there is another of its kind. It can be taken back like one that was approved. */
export function sendAnyway(
  parts: OutboxParts & { readonly mail: Pick<MailSettings, "undoMs"> },
  principal: Principal,
  id: string,
): Promise<Message> {
  return decide(parts, principal, id, ["postponed"], async (_, db, before) => {
    const code = before.state_reason?.code;
    if (code !== "already_sent" && code !== "already_waiting") throw wrongState(before, ["failed"]);
    await again(parts, db, principal, id, "mail-sent-anyway");
    const { not_before, due_at } = undoWindow(parts.mail, parts.now());
    await db
      .updateTable("messages")
      .set({ anyway: 1, not_before, due_at })
      .where("id", "=", id)
      .execute();
  });
}

/** Nobody but a person can know whether a mail has arrived whose server did not answer. */
export function resolveMail(
  parts: OutboxParts,
  principal: Principal,
  id: string,
  was: "sent" | "not_sent",
): Promise<Message> {
  return decide(parts, principal, id, ["uncertain"], async (transaction, db) => {
    if (was === "not_sent") return again(parts, db, principal, id, "mail-resolved");
    const reason = because("said_to_be_sent", { by: principal.user });
    return end(parts, transaction, db, principal, id, { state: "sent", reason });
  });
}

function decide(
  { store }: OutboxParts,
  { tenant }: Principal,
  id: string,
  from: readonly MessageState[],
  decision: (transaction: Transaction, db: Db, before: Message) => Promise<void>,
): Promise<Message> {
  return store.transaction(async (transaction) => {
    await lockPeople(transaction, tenant);
    await transaction.lock(`mail:${tenant}:${id}`);
    const db = transaction.forTenant(tenant);
    const before = await readMessage(db, id);
    if (before.direction !== "out" || !from.includes(before.state)) throw wrongState(before, from);
    await decision(transaction, db, before);
    return readMessage(db, id);
  });
}

async function end(
  parts: OutboxParts,
  transaction: Transaction,
  db: Db,
  principal: Principal,
  id: string,
  outcome: Outcome,
): Promise<void> {
  const at = parts.now().toISOString();
  const mail = await db
    .updateTable("messages")
    .set({
      state: outcome.state,
      state_reason: reasonText(outcome.reason),
      not_before: null,
      due_at: null,
      updated_at: at,
    })
    .where("id", "=", id)
    .where("state", "in", ["queued", "postponed", "uncertain"])
    .returning(["id", "purpose", "person_id", "job_id", "effect_id", "run_id", "batch"])
    .executeTakeFirst();
  // The dispatcher has begun with it in this very moment.
  if (mail === undefined) throw wrongState(await readMessage(db, id), ["queued", "postponed"]);
  await afterwards(parts, transaction, db, mail, outcome, at, principal);
}

async function again(
  parts: OutboxParts,
  db: Db,
  principal: Principal,
  id: string,
  action: AuditAction,
): Promise<void> {
  const { to, purpose, person_id, job_id, run_id, effect_id } = await readMessage(db, id);
  const isOwed = purpose === "reply" || purpose === "invitation";
  if (purpose !== null && !isOwed) await assertMayWrite(db, { to, purpose, person_id, job_id });
  const at = parts.now().toISOString();
  await db
    .updateTable("messages")
    .set({
      state: "queued",
      state_reason: "",
      not_before: null,
      due_at: at,
      attempts: 0,
      lease_owner: null,
      updated_at: at,
    })
    .where("id", "=", id)
    .where("state", "in", ["failed", "postponed", "uncertain", "sent"])
    .execute();
  await writeAudit(parts, db, principal, {
    action,
    ...(person_id !== null && { person_id }),
    ...(job_id !== null && { job_id }),
    run_id,
    ...(effect_id !== null && { effect_id }),
    facts: { message_id: id },
  });
}

function alreadySent(current: Message) {
  return talentErrors.error("mail-already-sent", {
    detail: `The mail "${current.id}" waits because there is another of its kind.`,
    data: { current },
  });
}

function wrongState(current: Message, allowed: readonly MessageState[]) {
  return talentErrors.error("email-state", {
    detail: `The mail "${current.id}" is ${current.state}; this is for one that is ${allowed.join(" or ")}.`,
    data: { state: current.state, current },
  });
}
