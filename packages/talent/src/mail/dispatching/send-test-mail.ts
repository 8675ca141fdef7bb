/**
 * A mail to oneself, by which a person sees that their settings work. It goes to the sender's own
 * address and to no other, so it needs no approval beyond the click, and it is not kept.
 */
import type { MailAddress } from "@bole/base";
import type { TextLanguage } from "@bole/reading/text";
import { sendAtOnce } from "./send-at-once.ts";

export interface TestMail {
  readonly smtpUrl: string;
  readonly from: MailAddress;
  readonly language: TextLanguage;
  readonly now: Date;
}

/** @throws {SendFault} */
export async function sendTestMail({ smtpUrl, from, language, now }: TestMail): Promise<void> {
  await sendAtOnce({ smtpUrl, from, to: from.address, ...WORDS[language], now });
}

const WORDS: Readonly<Record<TextLanguage, { readonly subject: string; readonly text: string }>> = {
  en: {
    subject: "Test mail from Bole",
    text: "Your mail settings work. You asked for this mail in Settings › Mail.",
  },
  zh: { subject: "伯乐测试邮件", text: "邮件设置可用。这封邮件由你在“设置 › 邮件”中发起。" },
};
