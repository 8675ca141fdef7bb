/**
 * One of our mails has come back. Only what names a mail of ours, which nobody else can guess, is
 * believed, and only the address that we wrote to is put on the list.
 */
import type { Principal } from "@bole/base";
import { reasonText } from "../../messages/message-rows.ts";
import type { Db, TalentParts } from "../../parts.ts";
import { writeAudit } from "../../sql/audit-log.ts";
import { orNone } from "../../sql/or-none.ts";
import { suppress } from "../../suppressions/write-suppression.ts";
import { because } from "../outbox/outcome.ts";
import { type Bounce, meansNoSuchAddress } from "./bounce.ts";

export async function failBounced(
  parts: Pick<TalentParts, "now" | "newId">,
  db: Db,
  principal: Principal,
  bounce: Bounce,
): Promise<void> {
  if (!bounce.isFinal) return;
  const { status, words } = bounce;
  const at = parts.now().toISOString();
  const failed = await db
    .updateTable("messages")
    .set({
      state: "failed",
      state_reason: reasonText(because("bounced", { status, words })),
      updated_at: at,
      due_at: null,
    })
    .where("message_id", "in", orNone(bounce.about))
    .where("direction", "=", "out")
    .where("state", "in", ["sent", "uncertain"])
    .returning(["id", "person_id", "job_id", "effect_id", "run_id", "to", "address_hash"])
    .execute();
  for (const { id, person_id, job_id, effect_id, run_id, to, address_hash } of failed) {
    await writeAudit(parts, db, principal, {
      action: "mail-failed",
      ...(person_id !== null && { person_id }),
      ...(job_id !== null && { job_id }),
      run_id,
      ...(effect_id !== null && { effect_id }),
      facts: { message_id: id, because: "bounced" },
    });
    if (!meansNoSuchAddress(bounce) || address_hash === null) continue;
    const entry = { address_hash, address: to, reason: "bounced" as const, person_id };
    await suppress(parts, db, principal, entry);
  }
}
