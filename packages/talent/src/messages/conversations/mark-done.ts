/** Puts a conversation away at a mail, or takes it back. A newer mail than this one brings it back by itself. */
import type { Principal } from "@bole/base";
import type { Message } from "../../model/message.ts";
import type { Db, TalentParts } from "../../parts.ts";
import { writeAudit } from "../../sql/audit-log.ts";
import { readMessage } from "../message-rows.ts";

/** @param done null where it stands as if nobody had said anything */
export async function markDone(
  parts: Pick<TalentParts, "now" | "newId" | "store">,
  principal: Principal,
  id: string,
  done: boolean | null,
): Promise<Message> {
  return parts.store.transaction(async (transaction) => {
    const db: Db = transaction.forTenant(principal.tenant);
    const message = await readMessage(db, id);
    const { person_id, job_id } = message;
    await db
      .updateTable("messages")
      .set({ done: done === null ? null : Number(done) })
      .where("id", "=", id)
      .execute();
    await writeAudit(parts, db, principal, {
      action: "mail-done",
      ...(person_id !== null && { person_id }),
      ...(job_id !== null && { job_id }),
      facts: { message_id: id, done: String(done) },
    });
    return message;
  });
}
