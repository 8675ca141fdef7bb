/** Amounts of money as advertisements write them: signs, codes, k, 千, 万, and points for thousands. */

const CODES = "SEK PLN NOK DKK CZK HUF RON NZD KRW VND THB IDR MYR PHP AED SAR BRL MXN ZAR".split(
  " ",
);

const BEFORE: readonly (readonly [pattern: string, code: string])[] = [
  ["US\\s?\\$|USD", "USD"],
  ["CA?\\$|CAD", "CAD"],
  ["AU?\\$|AUD", "AUD"],
  ["S\\$|SGD", "SGD"],
  ["HK\\$|HKD", "HKD"],
  ["NT\\$|TWD", "TWD"],
  ["\\$", "USD"],
  ["€|EUR", "EUR"],
  ["£|GBP", "GBP"],
  ["¥|￥|RMB|CNY", "CNY"],
  ["CHF", "CHF"],
  ["JPY", "JPY"],
  ["₹|INR|Rs\\.?", "INR"],
  ...CODES.map((code) => [code, code] as const),
];
const AFTER: readonly (readonly [pattern: string, code: string])[] = [
  ["美元|美金|USD|US dollars|dollars", "USD"],
  ["港币|港元|HKD", "HKD"],
  ["新币|SGD", "SGD"],
  ["欧元|€|EUR|euros?", "EUR"],
  ["英镑|£|GBP|pounds", "GBP"],
  ["日元|円|JPY", "JPY"],
  ["元|人民币|RMB|CNY|块", "CNY"],
  ["₹", "INR"],
  ["zł", "PLN"],
  ...["CAD", "AUD", "CHF", "INR", ...CODES].map((code) => [code, code] as const),
];

const joined = (list: typeof BEFORE) => list.map(([pattern]) => pattern).join("|");
export const CURRENCY_BEFORE = joined(BEFORE);
export const CURRENCY_AFTER = joined(AFTER);
export const AMOUNT = "\\d{1,3}(?:[,.'\\s]\\d{3})+(?!\\d)|\\d+(?:\\.\\d{1,2})?";
export const UNIT = "[kK千Ww万]";

export function currencyOf(sign: string | undefined): string | undefined {
  if (sign === undefined) return undefined;
  const known = [...BEFORE, ...AFTER];
  return known.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "i").test(sign.trim()))?.[1];
}

/** @param unit of the other end of the range, where this end has none */
export function amountOf(text: string, unit: string | undefined): number {
  const number = /^\d{1,3}(?:[,.'\s]\d{3})+$/.test(text)
    ? Number(text.replace(/[,.'\s]/g, ""))
    : Number(text);
  return Math.round(number * factorOf(unit) * 100) / 100;
}

function factorOf(unit: string | undefined): number {
  if (unit === undefined || unit === "") return 1;
  return /[万w]/i.test(unit) ? 10_000 : 1_000;
}
