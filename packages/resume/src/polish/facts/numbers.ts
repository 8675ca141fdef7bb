/** The numbers of a text, in digits and in words, as values with their units. */
import { chineseNumber, ENGLISH_NUMBER, englishNumber } from "@bole/guardrails/reading";
import { HAN_DIGITS } from "@bole/language/text";
import { type Fact, overlaps, type Span } from "./fact.ts";
import { unitAfter } from "./units.ts";

const DIGITS = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const HAN = new RegExp(
  `百分之[${HAN_DIGITS}十百点]+|[${HAN_DIGITS}十百千万亿]+(?:点[${HAN_DIGITS}]+)?`,
  "g",
);
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?千万/, 1e7],
  [/^\s?百万/, 1e6],
  [/^\s?十万/, 1e5],
  [/^\s?亿/, 1e8],
  [/^\s?万/, 1e4],
  [/^\s?千(?!克|米|瓦)/, 1e3],
  [/^\s?(?:billion(?![a-z])|bn(?![a-z]))/i, 1e9],
  [/^\s?(?:million(?![a-z])|mn(?![a-z]))/i, 1e6],
  [/^M(?![a-z])/i, 1e6],
  [/^\s?thousand(?![a-z])/i, 1e3],
  [/^k(?![a-z])/i, 1e3],
];
/** Words with a numeral in them that count nothing. */
const WORDS =
  /^(?:一(?:些|下|起|直|样|般|定|致|线|体|站|流|旦|切|方面|系列|键|对一|手)|十分|万一|千万(?!元|级|人|用户|条)|百分百|三方|两者|一一|统一|唯一|第?一)$/;

export function numbersIn(text: string, taken: readonly Span[]): Fact[] {
  const free = (span: Span) => !taken.some((other) => overlaps(span, other));
  const digits = [...text.matchAll(DIGITS)]
    .flatMap((match) => inDigits(text, match.index, match[0]))
    .filter(free);
  const others = [...inHan(text), ...inEnglish(text)].filter(
    (fact) => free(fact) && !digits.some((digit) => overlaps(digit, fact)),
  );
  return [...digits, ...others];
}

/** A digit within a word of letters is a part of a name, at the beginning of a line it numbers a list. */
function inDigits(text: string, start: number, digits: string): Fact[] {
  const before = text.slice(Math.max(0, start - 4), start);
  if (/[A-Za-z_#]$|[A-Za-z]-$|\d\.$/.test(before)) return [];
  const after = text.slice(start + digits.length);
  if (/(?:^|[\n；;。])[ \t]*[(（]?$/.test(text.slice(0, start)) && /^[.)、）](?!\d)/.test(after))
    return [];
  return [fact(text, start, start + digits.length, Number(digits.replaceAll(",", "")))];
}

function inHan(text: string): Fact[] {
  return [...text.matchAll(HAN)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const percent = match[0].startsWith("百分之");
    const value = chineseNumber(percent ? match[0].slice(3) : match[0]);
    if (value === undefined || isWord(text, start, end)) return [];
    if (percent)
      return [{ kind: "number" as const, key: `${value} %`, start, end, text: match[0] }];
    const made = fact(text, start, end, value);
    const counts = made.key.includes(" ") || match[0].length > 1;
    // "一个" is an article; "一年" is not.
    const article = value === 1 && !/(?:year|month|day|week|hour|%|times)$/.test(made.key);
    return counts && !article ? [made] : [];
  });
}

function isWord(text: string, start: number, end: number): boolean {
  const around = [
    text.slice(start, end + 1),
    text.slice(start, end + 2),
    text.slice(Math.max(0, start - 1), end),
    text.slice(start, end),
  ];
  return (
    around.some((word) => WORDS.test(word)) ||
    /第$/.test(text.slice(0, start)) ||
    /^(?:级标题|线城市)/.test(text.slice(end))
  );
}

function inEnglish(text: string): Fact[] {
  return [...text.matchAll(ENGLISH_NUMBER)].flatMap((match) => {
    const value = englishNumber(match[0]);
    return value === undefined
      ? []
      : [fact(text, match.index, match.index + match[0].length, value)];
  });
}

function fact(text: string, start: number, end: number, value: number): Fact {
  const rest = text.slice(end, end + 24);
  const scale = SCALES.find(([pattern]) => pattern.test(rest));
  const used = scale === undefined ? 0 : (scale[0].exec(rest)?.[0].length ?? 0);
  const money = /[$¥€£￥]\s?$/.test(text.slice(Math.max(0, start - 2), start));
  const unit = money ? "money" : unitAfter(rest.slice(used).replace(/^\+/, ""));
  // 1.2 × 10000 must be 12000, whatever floating point makes of it.
  const amount = Number((value * (scale?.[1] ?? 1)).toPrecision(12));
  return {
    kind: "number",
    key: `${amount}${unit === "" ? "" : ` ${unit}`}`,
    start,
    end: end + used,
    text: text.slice(start, end + used),
  };
}
