/** What the mails about an interview say, in the language of its job. */

import { zonedSpan } from "@bole/base";
import type { TextLanguage } from "@bole/reading/text";

export type InvitationKind = "request" | "update" | "cancel";

export interface InvitationFacts {
  /** Who reads it. */
  readonly reader: string;
  readonly role: "candidate" | "interviewer";
  /** Whom they meet; nothing where that must not be said any more. */
  readonly other: string;
  /** Who hires; empty where the job does not say. */
  readonly organisation: string;
  /** Who writes; empty where nobody has said their name. */
  readonly sender: string;
  readonly job_title: string;
  readonly starts_at: string;
  readonly ends_at: string;
  /** In which the reader is told the time. */
  readonly time_zone: string;
  readonly place: string;
  readonly note: string;
}

export interface InvitationText {
  readonly subject: string;
  readonly text: string;
}

type First = (job: string, other: string) => string;

interface Words {
  readonly language: "zh" | "en";
  readonly subject: Readonly<Record<InvitationKind, (job: string) => string>>;
  readonly hello: (name: string) => string;
  readonly first: Readonly<Record<InvitationKind, First>>;
  /** To the one who leads it: somebody else is invited. */
  readonly lead: First;
  readonly when: (time: string) => string;
  readonly where: (place: string) => string;
  readonly attached: string;
}

const WORDS: Readonly<Record<"zh" | "en", Words>> = {
  en: {
    language: "en",
    subject: {
      request: (job) => `Interview: ${job}`,
      update: (job) => `Changed: interview for ${job}`,
      cancel: (job) => `Cancelled: interview for ${job}`,
    },
    hello: (name) => `Hello ${name},`,
    first: {
      request: (job, other) =>
        `We would like to invite you to an interview for "${job}". You will speak with ${other}.`,
      update: (job, other) => `The interview for "${job}" with ${other} has changed. It is now:`,
      cancel: (job, other) =>
        `The interview for "${job}"${other && ` with ${other}`} will not take place.`,
    },
    lead: (job, other) => `You are leading the interview with ${other} for "${job}".`,
    when: (time) => `When: ${time}`,
    where: (place) => `Where: ${place}`,
    attached: "The appointment is attached for your calendar. To change it, answer this mail.",
  },
  zh: {
    language: "zh",
    subject: {
      request: (job) => `面试邀请：${job}`,
      update: (job) => `面试变更：${job}`,
      cancel: (job) => `面试取消：${job}`,
    },
    hello: (name) => `${name}，您好：`,
    first: {
      request: (job, other) => `诚邀您参加“${job}”的面试，与您交流的是${other}。`,
      update: (job, other) => `与${other}的“${job}”面试安排有变更，现为：`,
      cancel: (job, other) => `${other && `与${other}的`}“${job}”面试已取消。`,
    },
    lead: (job, other) => `请您主持“${job}”的面试，候选人是${other}。`,
    when: (time) => `时间：${time}`,
    where: (place) => `地点：${place}`,
    attached: "日历邀请见附件，可加入您的日历。如需调整，请直接回复本邮件。",
  },
};

export function invitationText(
  kind: InvitationKind,
  language: TextLanguage,
  facts: InvitationFacts,
): InvitationText {
  const words = WORDS[language === "zh" ? "zh" : "en"];
  const job = oneLine(facts.job_title);
  const parts = [
    words.hello(facts.reader),
    kind === "request" && facts.role === "interviewer"
      ? words.lead(job, facts.other)
      : words.first[kind](job, facts.other),
    [
      words.when(zonedSpan(facts.starts_at, facts.ends_at, facts.time_zone, words.language)),
      ...(facts.place === "" ? [] : [words.where(facts.place)]),
    ].join("\n"),
    ...(facts.note === "" ? [] : [facts.note]),
    ...(kind === "cancel" ? [] : [words.attached]),
    ...signed(facts),
  ];
  return { subject: words.subject[kind](job), text: parts.join("\n\n") };
}

const signed = ({ sender, organisation }: InvitationFacts): string[] => {
  const lines = [...new Set([sender, organisation])].filter((line) => line !== "");
  return lines.length === 0 ? [] : [lines.join("\n")];
};

/** A title stands in a header. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ").trim();
