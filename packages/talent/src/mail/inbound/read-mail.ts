/** A mail, read: its parts, who or what wrote it, and what whoever opens it should know. */
import { cutFor } from "@bole/base";
import { threadJob } from "@bole/base/threads";
import { findingsIn } from "../../importing/findings.ts";
import type { Finding } from "../../model/finding.ts";
import type { TextLanguage } from "../../model/language.ts";
import type { IncomingKind } from "../../model/message.ts";
import { languageOf } from "../../parsing/language.ts";
import { kindOf } from "./classify.ts";
import { parseMail, type ReceivedMail } from "./parsed-mail.ts";

export interface MailRead {
  readonly mail: ReceivedMail;
  readonly kind: IncomingKind;
  readonly language: TextLanguage;
  readonly findings: Finding[];
}

export async function readMail(raw: Uint8Array): Promise<MailRead> {
  const mail = await parseMail(raw);
  const { text } = cutFor("inbound_mail", mail.document.text);
  const read = { ...mail, document: { ...mail.document, text } };
  return {
    mail,
    kind: kindOf(read),
    language: languageOf(`${mail.subject}\n${text}`),
    findings: findingsIn(read.document),
  };
}

export const readMailJob = threadJob<typeof readMail>(new URL(import.meta.url), "readMail");
