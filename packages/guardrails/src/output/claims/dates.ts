/** The dates that a text states, as far as each is stated. */
import { HAN_DIGITS, monthNames, oneOf } from "@bole/language/text";
import { chineseNumber } from "./numerals.ts";

export interface StatedDate {
  readonly start: number;
  readonly end: number;
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
}

const MONTHS = monthNames("en");
const MONTH = oneOf(MONTHS.keys());
const HAN = `[${HAN_DIGITS}十]`;

const PATTERNS: readonly RegExp[] = [
  /(?<!\d)(?<year>(?:19|20)\d\d)[-/.](?<month>0?[1-9]|1[0-2])(?:[-/.](?<day>0?[1-9]|[12]\d|3[01]))?(?!\d)/g,
  new RegExp(
    `(?<year>(?:19|20)\\d\\d|${HAN}{4}) ?年(?: ?(?<month>\\d{1,2}|${HAN}{1,3}) ?月(?:份)?(?: ?(?<day>\\d{1,2}|${HAN}{1,3}) ?[日号])?)?`,
    "g",
  ),
  new RegExp(
    `(?<![\\d${HAN.slice(1, -1)}年])(?<month>\\d{1,2}|${HAN}{1,2}) ?月(?!份?内)(?:份)?(?: ?(?<day>\\d{1,2}|${HAN}{1,3}) ?[日号])?`,
    "g",
  ),
  new RegExp(
    `\\b(?<name>${MONTH})\\.?(?: (?<day>\\d{1,2})(?:st|nd|rd|th)?)?,? (?<year>(?:19|20)\\d\\d)\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)? (?<name>${MONTH})\\.?,? (?<year>(?:19|20)\\d\\d)\\b`,
    "gi",
  ),
  /(?<![\d.,$¥€£-])(?<year>(?:19|20)\d\d)(?![\d.,]\d|[%万千元]|\d)/g,
];

export function datesIn(text: string): StatedDate[] {
  const found: StatedDate[] = [];
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const { year, month, day, name } = match.groups ?? {};
      const named = name === undefined ? undefined : MONTHS.get(name.toLowerCase());
      found.push({
        start,
        end,
        year: number(year),
        month: named ?? number(month),
        day: number(day),
      });
    }
  }
  return found.filter(({ month }) => month === undefined || (month >= 1 && month <= 12));
}

function number(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : chineseNumber(text);
}

/** A fact backs a claim that says no more than it, and nothing else. */
export function agrees(claim: StatedDate, fact: StatedDate): boolean {
  return (["year", "month", "day"] as const).every(
    (part) => claim[part] === undefined || claim[part] === fact[part],
  );
}
