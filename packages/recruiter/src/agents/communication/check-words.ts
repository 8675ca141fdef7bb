/** What the check before sending says, in both languages. */
import { zonedTime } from "@bole/base";
import type { Refusal } from "@bole/talent";
import type { LeftOut } from "../../model/index.ts";
import { STAGE_NAMES } from "../../model/stage-names.ts";

type Facts = Readonly<Record<string, string>>;

export interface CheckWords {
  readonly refused: (name: string, why: string) => string;
  readonly noAddress: string;
  /** A moment in a zone that is named; empty where it is unknown. */
  readonly at: (instant: string | undefined, zone: string) => string;
  readonly leftOut: Readonly<Record<LeftOut["left_out"]["code"], (facts: Facts) => string>>;
  readonly twice: string;
  readonly lately: (days: number) => string;
  readonly batch: (limit: number) => string;
  readonly day: (limit: number) => string;
  readonly postponed: (count: number, batch: number, day: number) => string;
}

type Listed = Readonly<Record<Refusal, string>>;

const LISTED_ZH: Listed = {
  unsubscribed: "对方已退订",
  asked: "对方要求不再联系",
  bounced: "发往该地址的邮件曾被退回",
  manual: "该地址在免打扰名单上",
  consent_withdrawn: "本人已撤回同意",
};
const LISTED_EN: Listed = {
  unsubscribed: "they have unsubscribed",
  asked: "they asked not to be contacted",
  bounced: "mail to their address came back",
  manual: "their address is on the suppression list",
  consent_withdrawn: "they have withdrawn their consent",
};

const listed = (all: Listed, { reason = "" }: Facts) =>
  Object.entries(all).find(([code]) => code === reason)?.[1] ?? reason;

const stageIn = (language: "zh" | "en", { stage = "" }: Facts) =>
  Object.entries(STAGE_NAMES[language]).find(([code]) => code === stage)?.[1] ?? stage;

export const CHECK_WORDS: Readonly<Record<"zh" | "en", CheckWords>> = {
  zh: {
    refused: (name, why) => `不会发给${name}：${why}。`,
    noAddress: "没有邮箱地址",
    at: (instant, zone) => (instant === undefined ? "" : zonedTime(instant, zone, "zh")),
    leftOut: {
      suppressed: (facts) => listed(LISTED_ZH, facts),
      wrong_stage: (facts) =>
        facts.stage === "none"
          ? "还不是这个职位的候选人，不适合发这类邮件"
          : `在这个职位上处于“${stageIn("zh", facts)}”阶段，不适合发这类邮件`,
      already_sent: ({ by, at, same_person }) =>
        `同类邮件已${by ? `由 ${by} ` : ""}于 ${at} 发出${same_person ? "（发给可能是同一人的另一份档案）" : ""}`,
      already_waiting: ({ by, at, same_person }) =>
        `同类邮件已在等待${by ? `（${by}，${at}）` : `（${at}）`}${same_person ? "，收件人可能是同一人的另一份档案" : ""}`,
      nothing_to_follow: () => "此前没有给对方写过邮件，没有可跟进的",
      nothing_to_answer: () => "没有找到对方的来信",
      no_interview: () => "没有已约定的面试",
    },
    twice: "这一批里已有发往同一地址的邮件",
    lately: (days) => `${days} 天前刚为这个职位写过信，对方还没有回复`,
    batch: (limit) => `每批最多 ${limit} 封，这一封随下一批发出`,
    day: (limit) => `每天最多 ${limit} 封，这一封明天发出`,
    postponed: (count, batch, day) =>
      `${count} 封邮件会稍后发出：每批最多 ${batch} 封，每天最多 ${day} 封。`,
  },
  en: {
    refused: (name, why) => `${name} will not be written to: ${why}.`,
    noAddress: "there is no address",
    at: (instant, zone) => (instant === undefined ? "" : zonedTime(instant, zone, "en")),
    leftOut: {
      suppressed: (facts) => listed(LISTED_EN, facts),
      wrong_stage: (facts) =>
        facts.stage === "none"
          ? "they are no candidate for this job, so a mail like this does not fit"
          : `their stage for this job is “${stageIn("en", facts)}”, so a mail like this does not fit`,
      already_sent: ({ by, at, same_person }) =>
        `a mail like this was already sent${by ? ` by ${by}` : ""} at ${at}${same_person ? ", to a profile that may be the same person" : ""}`,
      already_waiting: ({ by, at, same_person }) =>
        `a mail like this is already waiting${by ? `, written by ${by}` : ""} at ${at}${same_person ? ", to a profile that may be the same person" : ""}`,
      nothing_to_follow: () =>
        "no earlier mail to them is known, so there is nothing to follow up on",
      nothing_to_answer: () => "no mail of theirs is known that could be answered",
      no_interview: () => "no interview is booked",
    },
    twice: "another mail of this batch goes to the same address",
    lately: (days) =>
      `they were written to about this job ${days === 1 ? "a day" : `${days} days`} ago and have not answered`,
    batch: (limit) => `a batch has ${limit} at most, so it goes out with the next one`,
    day: (limit) => `a day has ${limit} at most, so it goes out tomorrow`,
    postponed: (count, batch, day) =>
      `${count} ${count === 1 ? "mail goes" : "mails go"} out later: a batch has ${batch} at most, a day ${day}.`,
  },
};
