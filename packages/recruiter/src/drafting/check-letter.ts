/** What whoever approves a mail should look at: claims that nothing backs, a length that nobody reads, … */
import { findUnbacked, findWording } from "@bole/guardrails";
import { blanksIn, type MailPurpose } from "@bole/talent";
import type { Gathered } from "./gather.ts";
import type { Letter } from "./letters/letter.ts";

const LENGTHS = { zh: { least: 80, most: 600 }, en: { least: 40, most: 220 } } as const;

export function checkLetter(
  letter: Letter,
  { backing, letter: facts, to, fact, job }: Gathered,
  purpose: MailPurpose,
): string[] {
  const words = WORDS[facts.language];
  const whole = `${letter.subject}\n${letter.text}`;
  const unbacked = unbackedIn(letter, backing);
  const blanks = blanksIn(letter);
  const length = lengthOf(letter.text, facts.language);
  const { least, most } = LENGTHS[facts.language];
  return [
    ...(to === "" ? [words.noAddress] : []),
    ...(blanks.length > 0 ? [words.blanks(blanks.join(" "))] : []),
    ...(unbacked.length > 0 ? [words.unbacked(unbacked.join(" · "))] : []),
    ...findWording(whole).map(({ rule }) => words.wording(rule.message[facts.language])),
    ...(length < least ? [words.short(length)] : length > most ? [words.long(length)] : []),
    ...(NEEDS_REASON.has(purpose) && fact === null && facts.skills.length === 0
      ? [words.noReason]
      : []),
    ...(job.language === facts.language ? [] : [words.otherLanguage]),
  ];
}

/** Who was not asked for needs to know why they are written to. */
const NEEDS_REASON: ReadonlySet<MailPurpose> = new Set(["outreach", "follow_up"]);

export function unbackedIn({ subject, text }: Letter, backing: Gathered["backing"]): string[] {
  return findUnbacked(`${subject}\n${text}`, [...backing]).map(({ text: claim }) => claim);
}

export function lengthOf(text: string, language: "zh" | "en"): number {
  if (language === "zh") return text.match(/[\p{Script=Han}]|[\p{L}\p{N}]+/gu)?.length ?? 0;
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const WORDS = {
  zh: {
    noAddress: "没有邮箱地址，无法发送。",
    blanks: (marked: string) => `请先填写：${marked}。填好之前不会发送。`,
    unbacked: (claims: string) => `以下内容在简历和职位中找不到依据：${claims}。`,
    wording: (reason: string) => `用词请再看一下：${reason}`,
    short: (count: number) => `只有 ${count} 字，可能太短。`,
    long: (count: number) => `有 ${count} 字，可能太长。`,
    noReason: "简历里没有找到与职位直接相关的经历，请补充一个具体的理由。",
    otherLanguage: "职位说明是英文的，而这封邮件用中文写；职位名称和单位保持原文。",
  },
  en: {
    noAddress: "There is no address to send it to.",
    blanks: (marked: string) => `Fill in first: ${marked}. It is not sent before that.`,
    unbacked: (claims: string) => `Nothing in the résumé or the job backs: ${claims}.`,
    wording: (reason: string) => `Look at the wording: ${reason}`,
    short: (count: number) => `It has only ${count} words.`,
    long: (count: number) => `It has ${count} words, which few will read.`,
    noReason: "The résumé shows nothing that has to do with the job; add a concrete reason.",
    otherLanguage:
      "The job is written in Chinese and this mail in English; the title and the organisation stand as they are.",
  },
} as const;
