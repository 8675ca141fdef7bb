/** What was done, in a sentence or two. */
import type { Language } from "../shared/language.ts";
import type { Counts } from "./summary.ts";

export function summaryText(counts: Counts, language: Language): string {
  const said = PARTS.filter(({ of }) => counts[of] > 0).map((part) =>
    part[language](counts[part.of]),
  );
  if (said.length === 0)
    return language === "zh" ? "没有需要改动的内容。" : "There was nothing to do.";
  return language === "zh" ? `${said.join("，")}。` : `${capital(said.join(", "))}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

interface Part {
  readonly of: keyof Counts;
  readonly zh: (count: number) => string;
  readonly en: (count: number) => string;
}

const PARTS: readonly Part[] = [
  {
    of: "considered",
    zh: (n) => `看了 ${n} 人`,
    en: (n) => `looked at ${many(n, "person", "people")}`,
  },
  { of: "shortlisted", zh: (n) => `入选 ${n} 人`, en: (n) => `${n} on the shortlist` },
  { of: "sent", zh: (n) => `发出 ${n} 封邮件`, en: (n) => `sent ${many(n, "mail", "mails")}` },
  { of: "postponed", zh: (n) => `${n} 封稍后发出`, en: (n) => `${n} will go out later` },
  { of: "refused", zh: (n) => `${n} 封没有发`, en: (n) => `${n} not sent` },
  {
    of: "replied",
    zh: (n) => `${n} 人已回复`,
    en: (n) => `${many(n, "reply", "replies")} came in`,
  },
  {
    of: "interviews",
    zh: (n) => `安排 ${n} 场面试`,
    en: (n) => `booked ${many(n, "interview", "interviews")}`,
  },
  {
    of: "rescheduled",
    zh: (n) => `改期 ${n} 场面试`,
    en: (n) => `rescheduled ${many(n, "interview", "interviews")}`,
  },
  {
    of: "cancelled",
    zh: (n) => `取消 ${n} 场面试`,
    en: (n) => `cancelled ${many(n, "interview", "interviews")}`,
  },
  {
    of: "moved",
    zh: (n) => `更新 ${n} 人的阶段`,
    en: (n) => `moved ${many(n, "candidate", "candidates")}`,
  },
  {
    of: "waiting",
    zh: (n) => `${n} 项等待审批`,
    en: (n) => `${n} ${n === 1 ? "waits" : "wait"} for approval`,
  },
  { of: "failed", zh: (n) => `${n} 项失败`, en: (n) => `${n} failed` },
];
