/** What a job pays, as people of that language write it: 20,000–35,000 元/月, £30,000–35,000 a year. */
import type { Job } from "@bole/talent";
import type { Language } from "../agents/shared/language.ts";

type Pay = Pick<NonNullable<Job["salary"]>, "min" | "max" | "currency" | "per"> & {
  readonly months?: number | null;
};

const GROUPED = new Intl.NumberFormat("en-US");

export function sayPay(
  { min, max, currency, per, months = null }: Pay,
  language: Language,
): string {
  const words = WORDS[language];
  const numbers = [min, max].filter((value) => value !== null);
  const range = [...new Set(numbers)].map((value) => GROUPED.format(value)).join("–");
  const only = numbers.length === 2 ? "" : max === null ? words.from : words.upTo;
  const times = months === null ? "" : words.months(months);
  if (language === "en") return `${only}${signOf(currency)}${range} a ${words.per[per]}${times}`;
  const amount = currency === "CNY" ? `${range} 元` : `${signOf(currency)}${range}`;
  return `${amount}${only}/${words.per[per]}${times}`;
}

/** £ and € where the sign says which; "CNY " where it does not. */
function signOf(currency: string): string {
  const sign = UNMISTAKABLE[currency];
  return sign ?? `${currency} `;
}

const UNMISTAKABLE: Readonly<Record<string, string>> = { EUR: "€", GBP: "£", INR: "₹", KRW: "₩" };

const WORDS = {
  zh: {
    per: { hour: "小时", day: "天", week: "周", month: "月", year: "年" },
    from: "起",
    upTo: "以内",
    months: (count: number) => ` × ${count} 薪`,
  },
  en: {
    per: { hour: "hour", day: "day", week: "week", month: "month", year: "year" },
    from: "from ",
    upTo: "up to ",
    months: (count: number) => `, ${count} salaries a year`,
  },
} as const;
