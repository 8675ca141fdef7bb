/** What the check before sending says, in both languages. */
import type { SuppressionReason } from "@bole/talent";

export interface CheckWords {
  readonly refused: (name: string, why: string) => string;
  readonly noAddress: string;
  readonly withdrawn: string;
  readonly listed: Readonly<Record<SuppressionReason, string>>;
  readonly twice: string;
  readonly lately: (days: number) => string;
  readonly batch: (limit: number) => string;
  readonly day: (limit: number) => string;
  readonly postponed: (count: number, batch: number, day: number) => string;
}

export const CHECK_WORDS: Readonly<Record<"zh" | "en", CheckWords>> = {
  zh: {
    refused: (name, why) => `不会发给${name}：${why}。`,
    noAddress: "没有邮箱地址",
    withdrawn: "本人已撤回同意",
    listed: {
      unsubscribed: "对方已退订",
      bounced: "发往该地址的邮件曾被退回",
      manual: "该地址在禁发名单上",
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
    withdrawn: "they have withdrawn their consent",
    listed: {
      unsubscribed: "they have unsubscribed",
      bounced: "mail to their address came back",
      manual: "their address is on the suppression list",
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
