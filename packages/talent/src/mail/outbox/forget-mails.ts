/**
 * Takes mails away with all that hangs on them: what was received as it came, what limits hold for
 * them, and the next batch that waits for them. One that is just being sent is sent; nobody keeps
 * that it was.
 */
import type { Guardrails } from "@bole/guardrails";
import type { Db, Transaction } from "../../parts.ts";
import { orNone } from "../../sql/or-none.ts";
import { openNextBatch } from "./batches.ts";
import { closeHold } from "./settle.ts";

export interface Forgetting {
  readonly transaction: Transaction;
  readonly db: Db;
  readonly guardrails: Guardrails | undefined;
  readonly at: string;
}

export async function forgetMails(
  { transaction, db, guardrails, at }: Forgetting,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const waiting = await db
    .selectFrom("messages")
    .select(["id", "batch"])
    .where("id", "in", orNone(ids))
    .where("state", "in", ["queued", "postponed"])
    .execute();
  await db.deleteFrom("received_mails").where("message_id", "in", orNone(ids)).execute();
  await db.deleteFrom("messages").where("id", "in", orNone(ids)).execute();
  for (const batch of new Set(waiting.flatMap((mail) => mail.batch ?? []))) {
    await openNextBatch(transaction, db, batch, at);
  }
  if (guardrails === undefined) return;
  for (const { id } of waiting) {
    await closeHold(guardrails, transaction, db.tenant, id, "releaseIn");
  }
}
