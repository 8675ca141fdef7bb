/**
 * The pay. Numbers in advertisements are about many things (users, funding, bonuses), so each
 * candidate collects evidence that it is pay, and the best of those that have enough is taken.
 */
import type { Salary } from "../../../model/job-draft.ts";
import { countryOf } from "../fields/places.ts";
import type { LabelledFact } from "../sections/labels.ts";
import { type Ad, type Found, found } from "../text/ad.ts";
import { AMOUNT, amountOf, CURRENCY_AFTER, CURRENCY_BEFORE, currencyOf, UNIT } from "./money.ts";
import { PERIOD, periodAfter, periodBefore, usualPeriod } from "./period.ts";

const end = (n: 1 | 2) =>
  `(?<c${n}>${CURRENCY_BEFORE})?\\s?(?<n${n}>${AMOUNT})\\s?(?<u${n}>${UNIT})?\\s?(?<s${n}>(?:${CURRENCY_AFTER})(?!\\p{Script=Latin}))?`;
const MONEY = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,-])${end(1)}(?<p1>\\s?(?:${PERIOD})(?!\\p{Script=Latin}))?(?:\\s?(?:-|–|—|~|至|到|to|and|bis)\\s?${end(2)})?(?<open>\\s?(?:\\+|以上|起|及以上))?(?<top>以下|以内|封顶)?\\s?[,(]?\\s?(?<period>(?:${PERIOD})(?!\\p{Script=Latin}))?\\)?(?:\\s?[·*x×.,(/&+-]?\\s?(?<months>1[2-9]|2[0-4])\\s?(?:薪|个月薪?|months?(?:'? (?:salary|pay))?)|\\s?[*x×]\\s?(?<times>1[2-9])(?![\\d.%\\p{L}]))?`,
  "giu",
);

const PAY =
  /薪|工资|待遇|报酬|收入|补贴|\b(?:salary|compensation|pay|paid|wage|rate|remuneration|ote|earn(?:ings)?|stipend|base)\b/i;
const NOT_PAY =
  /融资|营收|估值|用户|日活|GMV|流水|预算|市值|交易额|奖金|奖学金|注册资本|亿|\b(?:revenue|funding|raised|funded|series [a-e]|arr|valuation|budget|referral|sign-?(?:on|ing)|bonus|customers|users|users'|million|billion|401|allowance|fees?|volume|assets|deductible|match(?:ing)?|grant|donat\w+)\b/i;
const COUNTED =
  /^\s*\+?\s*(?:[-\s]?(?:users|people|employees|customers|stars|engineers|requests|人|名|家|台|件|次|个(?!月)|用户|条|万|亿|级|字|行|QPS|位|年(?!薪)|岁|小时(?!工资)|天(?!薪)|%|％|m\b|mm\b|bn\b|million|billion|k\b))/i;
/** What is paid on top says nothing against the amount before it. */
const BESIDES = /(?:plus|\+|and|&) (?:a |an |annual )?(?:bonus|equity)/i;
/** "9000 元（含夜班费），13 薪": how many months are paid, behind what the amount includes. */
const MONTHS_LATER = /^\s?(?:\([^()\n]{1,20}\))?\s?[,、;·]?\s?(1[2-9]|2[0-4])\s?薪/;
/** So much evidence is needed. */
const ENOUGH = 3;

interface Candidate extends Found<Salary> {
  readonly evidence: number;
}

export function findSalary(
  ad: Ad,
  facts: readonly LabelledFact[],
  head: number,
  location: string,
): Found<Salary> | undefined {
  const labelled = facts.filter(({ label }) => label === "salary");
  const home = homeCurrency(ad, location);
  const candidates = [...ad.folded.matchAll(MONEY)].flatMap((match) => {
    const inFact = labelled.some(({ start, end }) => match.index >= start - 2 && match.index < end);
    return candidateOf(ad, match, inFact, match.index < head, home);
  });
  const [best] = candidates.toSorted((a, b) => b.evidence - a.evidence);
  return best === undefined ? undefined : found(best.value, ...best.spans);
}

function candidateOf(
  { folded }: Ad,
  match: RegExpExecArray,
  labelled: boolean,
  inHead: boolean,
  home: string,
): readonly Candidate[] {
  const { c1, n1 = "", u1, s1, c2, n2, u2, s2, p1, open, top, period, times } = match.groups ?? {};
  const [start, end] = [match.index, match.index + match[0].replace(/[\s,(]+$/, "").length];
  const months = match.groups?.months ?? times ?? MONTHS_LATER.exec(folded.slice(end))?.[1];
  const line = lineAround(folded, start, end);
  const sign = currencyOf(c1) ?? currencyOf(c2) ?? currencyOf(s2) ?? currencyOf(s1);
  if (sign === undefined && u1 === undefined && u2 === undefined && !labelled && !months) return [];
  if (COUNTED.test(folded.slice(end)) || /^\p{Script=Latin}/u.test(folded.slice(end))) return [];
  const paid = PAY.test(line.before) || PAY.test(line.after.slice(0, 12));
  const isOther =
    NOT_PAY.test(line.before.slice(-40)) ||
    NOT_PAY.test(line.after.slice(0, 24).replace(BESIDES, ""));
  const evidence =
    (labelled ? 5 : 0) +
    (paid ? 3 : 0) +
    (months === undefined ? 0 : 3) +
    (p1 === undefined && period === undefined ? 0 : 2) +
    (n2 === undefined ? 0 : 3) +
    (inHead ? 2 : 0) +
    (sign === undefined ? 0 : 1) -
    (isOther && !labelled ? 6 : 0) -
    (/\bote\s*:?\s*$/i.test(line.before) ? 2 : 0);
  if (evidence < ENOUGH) return [];
  const currency = sign ?? (/[薪千万]/.test(match[0]) ? "CNY" : home);
  const value = salaryOf(
    { n1, u1, n2, u2 },
    line.before,
    { open, top, months },
    currency,
    period ?? p1,
  );
  return value === undefined ? [] : [{ ...found(value, { start, end }), evidence }];
}

function salaryOf(
  { n1, u1, n2, u2 }: Record<"n1", string> & Record<"u1" | "n2" | "u2", string | undefined>,
  before: string,
  { open, top, months }: Record<"open" | "top" | "months", string | undefined>,
  currency: string,
  period: string | undefined,
): Salary | undefined {
  // "15-25k" means 15k, but "8000-1.2万" does not mean 8000万.
  const shared = u1 ?? (n2 !== undefined && Number(n1) <= Number(n2) ? u2 : undefined);
  const first = amountOf(n1, shared);
  const second =
    n2 === undefined ? undefined : amountOf(n2, u2 ?? (Number(n2) < 1_000 ? u1 : undefined));
  const largest = second ?? first;
  if (largest <= 0 || (second !== undefined && second < first)) return undefined;
  const per =
    periodAfter(period) ?? periodBefore(before.slice(-30)) ?? usualPeriod(largest, currency);
  if (largest < (per === "year" ? 1_000 : 1)) return undefined;
  const upTo =
    top !== undefined || /(?:up ?to|max(?:imum)?(?: of)?|最高|不超过|封顶)\s*$/i.test(before);
  // "Up to £50,000 + £3,633": the sign adds an allowance.
  const from =
    !upTo &&
    (open !== undefined ||
      /(?:from|starting at|at least|minimum|最低|不低于|保底)\s*$/i.test(before));
  return {
    min: second === undefined && upTo ? null : first,
    max: second ?? (from ? null : first),
    currency,
    per,
    months: months === undefined ? null : Number(months),
  };
}

/** The words around an amount on its line, as far as they matter. */
function lineAround(folded: string, start: number, end: number) {
  const before = folded.slice(Math.max(0, start - 120), start);
  const after = folded.slice(end, end + 60);
  return { before: before.split("\n").at(-1) ?? "", after: after.split("\n")[0] ?? "" };
}

const CURRENCY_OF: Readonly<Record<string, string>> = {
  CN: "CNY",
  HK: "HKD",
  TW: "TWD",
  SG: "SGD",
  JP: "JPY",
  IN: "INR",
  GB: "GBP",
  CH: "CHF",
  CA: "CAD",
  AU: "AUD",
  SE: "SEK",
  PL: "PLN",
  DE: "EUR",
  AT: "EUR",
  NL: "EUR",
  BE: "EUR",
  FR: "EUR",
  ES: "EUR",
  PT: "EUR",
  IT: "EUR",
  IE: "EUR",
  FI: "EUR",
  GR: "EUR",
  EE: "EUR",
};

/** The currency of where the job is, else of the language. */
function homeCurrency({ language }: Ad, location: string): string {
  const there = CURRENCY_OF[countryOf(location) ?? ""];
  return there ?? (language === "zh" ? "CNY" : "USD");
}
