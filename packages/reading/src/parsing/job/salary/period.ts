/** What a salary is paid for: an hour, a month, a year. */
import type { Salary } from "../../../model/job-draft.ts";

export type Period = Salary["per"];

const AFTER: readonly (readonly [pattern: string, per: Period])[] = [
  ["(?:/|每|per|an|a|p\\.?)\\s*(?:hour|hr|h|小时|时)|hourly|\\bph\\b", "hour"],
  ["(?:/|每|per|a)\\s*(?:day|d|天|日)|daily", "day"],
  ["(?:/|每|per|a)\\s*(?:week|wk|周)|weekly", "week"],
  ["(?:/|每|per|a)\\s*(?:month|mo|m|月|个月)|monthly|p\\.?m\\.?", "month"],
  [
    "(?:/|每|per|a)\\s*(?:year|yr|annum|y|年)|annually|annual|yearly|p\\.?\\s?a\\.?|(?:gross )?(?:annual|base) salary",
    "year",
  ],
];
const BEFORE: readonly (readonly [pattern: RegExp, per: Period])[] = [
  [/时薪|小时工资|hourly|per hour/i, "hour"],
  [/日薪|日结|每天|day rate|daily/i, "day"],
  [/周薪|weekly/i, "week"],
  [/年薪|年包|年收入|总包|annual|yearly|per (?:year|annum)/i, "year"],
  [/月薪|底薪|每月|月收入|月工资|monthly/i, "month"],
];

export const PERIOD = AFTER.map(([pattern]) => pattern).join("|");

/** Of words right after the amount. */
export function periodAfter(words: string | undefined): Period | undefined {
  if (words === undefined) return undefined;
  return AFTER.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "i").test(words.trim()))?.[1];
}

/** Of words somewhere before it on the same line. */
export function periodBefore(words: string): Period | undefined {
  return BEFORE.find(([pattern]) => pattern.test(words))?.[1];
}

/** Units that one dollar has, roughly, where they are many. */
const SCALE: Readonly<Record<string, number>> = {
  JPY: 150,
  KRW: 1_300,
  VND: 25_000,
  IDR: 16_000,
  INR: 80,
  HUF: 350,
  TWD: 30,
  THB: 35,
  PHP: 57,
  CZK: 23,
};

/** What an amount is usually paid for where nobody says it. */
export function usualPeriod(given: number, currency: string): Period {
  const amount = given / (SCALE[currency] ?? 1);
  if (currency === "CNY") {
    if (amount < 100) return "hour";
    if (amount < 1_000) return "day";
    return amount < 100_000 ? "month" : "year";
  }
  if (amount < 250) return "hour";
  if (amount < 1_000) return "day";
  return amount < 16_000 ? "month" : "year";
}
