/** A mail is done when it is in the outbox; what becomes of it there is the mail's own state. */
import { readAddress } from "@bole/base";
import { talentErrors } from "../../errors.ts";
import { readJobById } from "../../jobs/jobs.ts";
import { assertFinished } from "../../mail/composing/blanks.ts";
import { senderFor } from "../../mail/mail-settings.ts";
import { distinctionOf } from "../../mail/once/mail-kind.ts";
import { queueMail } from "../../mail/outbox/queue-mail.ts";
import { assertMayWrite } from "../../mail/rules/exclusion.ts";
import { readMessage } from "../../messages/message-rows.ts";
import { type MailPayload, purposeOf } from "../../model/effect.ts";
import type { Db } from "../../parts.ts";
import { personOfAddress } from "../../people/person-of-address.ts";
import { readPerson } from "../../people/read-person.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import type { KindOfEffect } from "../effect-kind.ts";

export const sendMail: KindOfEffect<"send_mail"> = {
  done: null,

  async subject(db, payload, { mail }) {
    const { to, job_id } = payload;
    const purpose = purposeOf(payload);
    senderFor(mail, purpose);
    assertFinished(payload);
    if (payload.person_id !== null) await readPerson(db, payload.person_id);
    // Also where nobody said whose address it is: what is theirs is shown with them, and goes with them.
    const person_id = payload.person_id ?? (await personOfAddress(db, to));
    if (job_id !== null) await readJobById(db, job_id);
    const answered_at = await answeredAt(db, payload);
    await assertMayWrite(db, { to, purpose, person_id, job_id, answered_at });
    return { person_id, job_id };
  },

  async perform(doing, payload) {
    const { person_id } = doing.effect;
    const purpose = purposeOf(payload);
    const distinction = await distinctionOf(doing.db, purpose, payload);
    const { id } = await queueMail(doing, { ...payload, person_id, purpose, distinction });
    return { message_id: id };
  },

  facts: (payload) => ({ purpose: purposeOf(payload) }),
  wish: (payload) => payload,
};

/** A reply goes to whoever has written. Gives when they did; null of what is no reply. */
async function answeredAt(db: Db, { answers, purpose, to }: MailPayload): Promise<string | null> {
  if (answers === null) return null;
  const { direction, from, created_at } = await readMessage(db, answers);
  if (purpose !== "reply") return null;
  const isTheirs =
    direction === "in" && addressHash(db.tenant, addressIn(from)) === addressHash(db.tenant, to);
  if (isTheirs) return created_at;
  throw talentErrors.error("talent-request-invalid", {
    detail: `The mail "${answers}" is not one that "${to}" wrote to us, so this is no reply to it.`,
    issues: [{ path: "answers", message: "must be a mail from whom it goes to" }],
  });
}

const addressIn = (from: string) => readAddress(from)?.address ?? from;
