/** Words that dates are said with, and how far they are from today. */
import { listed } from "../text/words.ts";

const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan"],
  ["february", "feb", "febr"],
  ["march", "mar"],
  ["april", "apr"],
  ["may"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];

export const MONTH_NUMBER: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);

export const MONTH_NAME = `(?:${MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join("|")})(?![a-z])\\.?`;

/** Years from this one. */
export const YEAR_WORDS: ReadonlyMap<string, number> = new Map([
  ["今年", 0],
  ["本年", 0],
  ["去年", -1],
  ["旧年", -1],
  ["上一年", -1],
  ["前年", -2],
  ["大前年", -3],
  ["明年", 1],
  ["下一年", 1],
  ["后年", 2],
  ["this year", 0],
  ["last year", -1],
  ["next year", 1],
  ["the year before last", -2],
]);

/** Months from this one. */
export const MONTH_WORDS: ReadonlyMap<string, number> = new Map([
  ["上上个月", -2],
  ["上个月", -1],
  ["上月", -1],
  ["这个月", 0],
  ["本月", 0],
  ["当月", 0],
  ["下个月", 1],
  ["下月", 1],
  ["last month", -1],
  ["this month", 0],
  ["next month", 1],
  ["半年前", -6],
  ["half a year ago", -6],
]);

/** A part of a year that has no month: the year is all that can be kept. */
export const PART_OF_YEAR = `(?:${listed(
  "年初|年底|年末|年中|上半年|下半年|暑假|寒假|暑期|寒暑假|春季|夏季|秋季|冬季|春天|夏天|秋天|冬天|初|底|末|中|春|夏|秋|冬",
).join("|")})`;

export const SEASON =
  "(?:(?:early|mid|late|the (?:beginning|end|start|middle) of|beginning of|end of)[ -]|(?:(?:the )?(?:spring|summer|autumn|fall|winter)(?: semester| term)?,? (?:of )?)|q[1-4][ /]|h[12] )";

/** An end that has not come. */
export const OPEN =
  "(?:至今(?:为止)?|到今天|到现在|到目前(?:为止)?|迄今(?:为止)?|现在|目前|如今|当前|今(?![年天日后月])|(?<![a-z])(?:presently|present|current(?:ly)?|now|today|nowadays|ongoing|to date|till date|so far|still here|still there)(?![a-z]))";
