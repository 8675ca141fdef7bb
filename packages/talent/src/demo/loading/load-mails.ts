/**
 * Mails with the headers that a mail program would give them. What we write under a new subject
 * begins a thread; everything else answers the mail before.
 */

import { setImmediate } from "node:timers/promises";
import type { TextLanguage } from "@bole/reading/text";
import { kindOfWords } from "../../mail/inbound/classify.ts";
import { noAnswerOf } from "../../mail/inbound/no-answer.ts";
import { writeMessage } from "../../messages/write-message.ts";
import type { DemoConversation, DemoMail } from "../demo-data.ts";
import { toInstant } from "../relative-time.ts";
import { type Loading, need } from "./loading.ts";

interface Thread {
  readonly id: string;
  readonly subject: string;
  /** Of its mails so far, oldest first. */
  readonly references: readonly string[];
}

const REPLY: Readonly<Record<TextLanguage, string>> = { zh: "回复：", en: "Re: " };

export async function loadMails(loading: Loading): Promise<void> {
  const mails = loading.demo.conversations.flatMap((conversation) => {
    const today = loading.today(conversation.language);
    const state: { thread: Thread | undefined } = { thread: undefined };
    return conversation.mails.map((mail) => {
      const at = toInstant(mail.when, today);
      return { conversation, mail, state, at };
    });
  });
  for (const { conversation, mail, state, at } of mails.toSorted(
    (a, b) => Number(a.at) - Number(b.at),
  )) {
    await setImmediate();
    loading.ids.about(conversation.person, conversation.job);
    loading.setTime(at);
    state.thread = await loadMail(loading, conversation, mail, state.thread);
  }
}

async function loadMail(
  { demo, db, ids, now, people, jobs }: Loading,
  { person, job, language }: DemoConversation,
  mail: DemoMail,
  before: Thread | undefined,
): Promise<Thread> {
  const answers = before !== undefined && (mail.subject === null || mail.direction === "in");
  const thread = answers
    ? before
    : { id: ids.newId("thread"), subject: mail.subject ?? "", references: [] };
  const { email, signature } = demo.team.recruiters[language];
  const { id: person_id, email: theirs } = need(people, person);
  const ours = mail.direction === "out";
  const address = theirs ?? "";
  const message_id = `<${ids.newId("mail")}@bole.example>`;
  const subject = mail.subject ?? `${REPLY[language]}${thread.subject}`;
  const kind = ours ? null : kindOfWords(subject, mail.text);
  await writeMessage({ now, newId: ids.newId }, db, {
    person_id,
    job_id: need(jobs, job).id,
    direction: mail.direction,
    state: mail.draft ? "draft" : ours ? "sent" : "received",
    purpose: ours ? (mail.purpose ?? (answers ? "reply" : "outreach")) : null,
    kind,
    no_answer: kind === null ? null : noAnswerOf(kind, subject, mail.text),
    language,
    confidence: ours ? null : 1,
    message_id,
    in_reply_to: thread.references.at(-1) ?? null,
    references: thread.references,
    thread_id: thread.id,
    from: ours ? email : address,
    to: ours ? address : email,
    address,
    subject,
    text: ours ? `${mail.text}\n\n${signature}` : mail.text,
  });
  return { ...thread, references: [...thread.references, message_id] };
}
