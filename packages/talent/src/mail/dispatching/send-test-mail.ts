/**
 * A mail to oneself, by which a person sees that their settings work. It goes to the sender's own
 * address and to no other, so it needs no approval beyond the click, and it is not kept.
 */
import { randomUUID } from "node:crypto";
import { type MailAddress, showAddress } from "@bole/base";
import type { TextLanguage } from "@bole/reading/text";
import { composeMail } from "../composing/compose-mail.ts";
import { SmtpSender } from "../sending/smtp/smtp-sender.ts";

export interface TestMail {
  readonly smtpUrl: string;
  readonly from: MailAddress;
  readonly language: TextLanguage;
  readonly now: Date;
}

/** How long a server may take for a mail that somebody is waiting for. */
const TIMEOUTS = { connectMs: 10_000, silenceMs: 30_000 };

/** @throws {SendFault} */
export async function sendTestMail({ smtpUrl, from, language, now }: TestMail): Promise<void> {
  const sender = new SmtpSender(smtpUrl, TIMEOUTS);
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const at = now.toISOString();
  try {
    const mail = await composeMail({
      ...WORDS[language],
      message_id: `<test-${randomUUID()}@${domain}>`,
      ...{ from: showAddress(from), to: from.address, created_at: at, sent_at: at },
      ...{ in_reply_to: null, references: "[]", footer: null, unsubscribe_url: null },
      ...{ calendar: null, calendar_method: null },
    });
    await sender.send(mail, async () => true);
  } finally {
    sender.close();
  }
}

const WORDS: Readonly<Record<TextLanguage, { readonly subject: string; readonly text: string }>> = {
  en: {
    subject: "Test mail from Bole",
    text: "Your mail settings work. You asked for this mail in Settings › Mail.",
  },
  zh: { subject: "伯乐测试邮件", text: "邮件设置可用。这封邮件由你在“设置 › 邮件”中发起。" },
};
