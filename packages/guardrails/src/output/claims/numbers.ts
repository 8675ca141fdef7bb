/** The numbers that a text states, with their units. */
import { HAN_DIGITS } from "@bole/language/text";
import { chineseNumber, ENGLISH_NUMBER, englishNumber } from "./numerals.ts";
import { type Unit, unitAfter } from "./units.ts";

export interface StatedNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly unit: Unit;
  /** "More than", "at least": a larger fact backs it, too. */
  readonly atLeast: boolean;
}

const DIGITS = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const CHINESE = new RegExp(
  `百分之[${HAN_DIGITS}十百点]{1,8}|[${HAN_DIGITS}十百千万亿]{1,12}(?:点[${HAN_DIGITS}]{1,6})?`,
  "g",
);
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:亿|billion\b|bn\b)/i, 1e9],
  [/^ ?万/, 1e4],
  [/^ ?(?:million\b|mn\b|m\b)/i, 1e6],
  [/^ ?(?:thousand\b|k\b|千)/i, 1e3],
];
const AT_LEAST = /(?:more than|over|at least|above|超过|多于|至少|不少于|逾|近)\s?[$¥€£]?$/i;
const AT_LEAST_AFTER = /^ ?(?:\+|余|多|以上|or more)/i;

export function numbersIn(text: string): StatedNumber[] {
  return [...digits(text), ...chinese(text), ...english(text)];
}

function digits(text: string): StatedNumber[] {
  return [...text.matchAll(DIGITS)].flatMap((match) => {
    const { index } = match;
    const before = text.slice(Math.max(0, index - 14), index);
    // A part of a name, a version or a numbered list states nothing.
    if (/[A-Za-z_#]$|[A-Za-z]-$|\d\.$/.test(before)) return [];
    if (/(?:^|\n) {0,4}$/.test(before) && /^[.)、]/.test(text.slice(index + match[0].length)))
      return [];
    const value = Number(match[0].replaceAll(",", ""));
    return [stated(text, index, index + match[0].length, value, before)];
  });
}

function chinese(text: string): StatedNumber[] {
  return [...text.matchAll(CHINESE)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const percent = match[0].startsWith("百分之");
    const value = chineseNumber(percent ? match[0].slice(3) : match[0]);
    const unit = percent ? "percent" : unitAfter(text.slice(end, end + 8));
    const before = text.slice(Math.max(0, start - 6), start);
    // "一名" is an article, "第一" an order, and what counts nothing is part of a word.
    if (value === undefined || unit === "" || /[第\d]$/.test(before)) return [];
    if (value === 1 && unit !== "year" && unit !== "month" && unit !== "percent") return [];
    const atLeast = AT_LEAST.test(before) || AT_LEAST_AFTER.test(text.slice(end, end + 8));
    return [{ start, end, value, unit, atLeast }];
  });
}

function english(text: string): StatedNumber[] {
  return [...text.matchAll(ENGLISH_NUMBER)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const value = englishNumber(match[0]);
    const number =
      value === undefined
        ? undefined
        : stated(text, start, end, value, text.slice(Math.max(0, start - 14), start));
    return number === undefined || number.unit === "" ? [] : [number];
  });
}

function stated(
  text: string,
  start: number,
  end: number,
  value: number,
  before: string,
): StatedNumber {
  const rest = text.slice(end, end + 48);
  const scale = SCALES.find(([pattern]) => pattern.test(rest));
  const used = scale === undefined ? 0 : (scale[0].exec(rest)?.[0].length ?? 0);
  const factor = scale === undefined ? 1 : /亿/.test(rest.slice(0, used)) ? 1e8 : scale[1];
  const after = rest.slice(used);
  const unit = /[$¥€£]\s?$/.test(before) ? "money" : unitAfter(after.replace(/^\+/, ""));
  return {
    start,
    end: end + used,
    value: round(value * factor),
    unit,
    atLeast: AT_LEAST.test(before) || AT_LEAST_AFTER.test(after),
  };
}

/** 1.2 × 10000 must be 12000, whatever floating point makes of it. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
