/**
 * Sorts out, of mails that are due, those that may go now. A mail waits: in between its address may
 * have been put on the list, the day may be full, the night may have begun.
 */
import { respectsSuppression, suppressedAmong } from "../../suppressions/read-suppressions.ts";
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
    const hashes = mails.map(({ address_hash }) => address_hash ?? "");
    const suppressed = await suppressedAmong(transaction.forTenant(tenant), hashes);
    const prepared: Prepared[] = [];
    for (const mail of mails) {
      if (mail.state === "sending") {
        // Whoever had it in hand should have been through long ago.
        prepared.push({ mail, outcome: { state: "uncertain", reason: because("process_ended") } });
      } else if (isUnwanted(mail, suppressed)) {
        prepared.push({ mail, outcome: { state: "cancelled", reason: because("suppressed") } });
      } else {
        const held = await holdUp(guardrails, transaction, dispatcher(tenant), mail, now());
        prepared.push({ mail, outcome: held && { state: "postponed", ...held } });
      }
    }
    return prepared;
  });
}

function isUnwanted(
  { purpose, address_hash }: OutboxMail,
  suppressed: ReadonlySet<string>,
): boolean {
  return purpose !== null && respectsSuppression(purpose) && suppressed.has(address_hash ?? "");
}
