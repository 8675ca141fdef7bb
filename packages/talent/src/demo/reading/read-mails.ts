/**
 * Mails as plain text: `=== person job` begins what was written with somebody about a job,
 * `--- out -12wd 09:30` a mail of ours, `--- in …` one of theirs. `offer` or
 * `rejection` behind the time is what a mail is for. A line `subject: …` may follow.
 */
import type { TextLanguage } from "@bole/reading/text";
import { DemoConversation } from "../demo-data.ts";
import { check } from "./read-table.ts";

export function readMails(file: string, text: string, language: TextLanguage): DemoConversation[] {
  const conversations = text.split(/^=== /m).slice(1);
  return conversations.map((conversation) => {
    const [head = "", ...mails] = conversation.split(/^--- /m);
    const [person, job] = head.trim().split(" ");
    return check(
      DemoConversation,
      { person, job, language, mails: mails.map(readMail) },
      `${file} (${head.trim()})`,
    );
  });
}

const MAIL =
  /^(?<direction>out|in) (?<when>\S+ \S+)(?: (?<purpose>offer|rejection))?(?<draft> draft)?\n(?:subject: (?<subject>.+)\n)?(?<text>[\s\S]*)$/;

function readMail(mail: string) {
  const { direction, when, purpose, draft, subject, text } = MAIL.exec(mail)?.groups ?? {};
  return {
    direction,
    when,
    purpose: purpose ?? null,
    draft: draft !== undefined,
    subject: subject ?? null,
    text: text?.trim(),
  };
}
