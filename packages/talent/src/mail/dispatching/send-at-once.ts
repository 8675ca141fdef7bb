/**
 * A mail about the use of Bole itself, such as an invitation to sign in: it concerns no candidate, is
 * asked for by the click of a person who waits for it, and is not kept in the outbox.
 */
import { randomUUID } from "node:crypto";
import { type MailAddress, showAddress } from "@bole/base";
import { composeMail } from "../composing/compose-mail.ts";
import { SmtpSender } from "../sending/smtp/smtp-sender.ts";

export interface MailAtOnce {
  readonly smtpUrl: string;
  readonly from: MailAddress;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly now: Date;
}

/** How long a server may take for a mail that somebody is waiting for. */
const TIMEOUTS = { connectMs: 10_000, silenceMs: 30_000 };

/** @throws {SendFault} */
export async function sendAtOnce(wanted: MailAtOnce): Promise<void> {
  const { smtpUrl, from, to, subject, text, now } = wanted;
  const sender = new SmtpSender(smtpUrl, TIMEOUTS);
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const at = now.toISOString();
  try {
    const mail = await composeMail({
      ...{ subject, text, message_id: `<${randomUUID()}@${domain}>` },
      ...{ from: showAddress(from), to, created_at: at, sent_at: at },
      ...{ in_reply_to: null, references: "[]", footer: null, unsubscribe_url: null },
      ...{ calendar: null, calendar_method: null },
    });
    await sender.send(mail, async () => true);
  } finally {
    sender.close();
  }
}
