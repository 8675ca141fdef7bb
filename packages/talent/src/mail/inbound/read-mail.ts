/** A mail, read: its parts, who or what wrote it, and what whoever opens it should know. */

import { cutFor } from "@bole/base";
import { threadJob } from "@bole/base/threads";
import { languageOf, type TextLanguage } from "@bole/reading/text";
import { findingsIn } from "../../importing/findings.ts";
import type { Finding } from "../../model/finding.ts";
import type { IncomingKind, NoAnswer } from "../../model/message.ts";
import { isUnsubscribe, kindOf } from "./classify.ts";
import { noAnswerOf } from "./no-answer.ts";
import { parseMail, type ReceivedMail } from "./parsed-mail.ts";

export interface MailRead {
  readonly mail: ReceivedMail;
  readonly kind: IncomingKind;
  readonly no_answer: NoAnswer | null;
  readonly language: TextLanguage;
  readonly findings: Finding[];
  /** Why its sender is not written to any more; null of any other mail. */
  readonly stop: StopReason | null;
}

/** By the words that programs use, or by their own. */
export type StopReason = "unsubscribed" | "asked";

export async function readMail(raw: Uint8Array): Promise<MailRead> {
  const mail = await parseMail(raw);
  const { text } = cutFor("inbound_mail", mail.document.text);
  const read = { ...mail, document: { ...mail.document, text } };
  const kind = kindOf(read);
  const stop = isUnsubscribe(mail.subject, text) ? "unsubscribed" : "asked";
  return {
    mail,
    kind,
    no_answer: noAnswerOf(kind, mail.subject, text, mail.hasFiles),
    language: languageOf(`${mail.subject}\n${text}`),
    findings: findingsIn(read.document),
    stop: kind === "unsubscribe" ? stop : null,
  };
}

export const readMailJob = threadJob<typeof readMail>(new URL(import.meta.url), "readMail");
