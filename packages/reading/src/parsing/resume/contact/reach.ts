/** Ways to reach a person: e-mail addresses and telephone numbers. */
import type { TextSpan } from "../../../model/span.ts";
import { findRanges } from "../dates/find-ranges.ts";
import { hasCjk } from "../text/characters.ts";

export interface Found extends TextSpan {
  readonly value: string;
}

/** A résumé has fewer; a directory is none. */
const MOST = 200;

const EMAIL =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}\s?@\s?(?:[A-Za-z0-9-]{1,63}\s?\.\s?){1,4}[A-Za-z]{2,24}(?![A-Za-z0-9])/g;

/** Ends of addresses that are whole; any country has two letters. */
const WHOLE =
  /\.(?:com|org|net|edu|gov|mil|int|info|biz|name|pro|dev|app|xyz|online|email|example|[a-z]{2})$/i;
/** What a narrow column has broken off an address: one small word alone on the next line. */
const BROKEN_OFF = /^\n[a-z]{1,12}(?:\.[a-z]{2,12})?(?=\n|$)/;

export function findEmails(text: string): Found[] {
  return [...text.matchAll(EMAIL).take(MOST)].map((match) => {
    const start = match.index;
    const whole = start + match[0].length;
    const rest = WHOLE.test(match[0]) ? null : BROKEN_OFF.exec(text.slice(whole, whole + 28));
    const end = whole + (rest?.[0].length ?? 0);
    return { start, end, value: text.slice(start, end).replace(/\s+/g, "") };
  });
}

const PHONE =
  /(?<![\p{Script=Latin}\d.@/-])(?:\+|00)?[(]?\d(?:[\d\s().–/-]{5,22})\d(?:\s?(?:x|ext\.?)\s?\d{1,5})?(?![\d@])/giu;
const CN_MOBILE = /^(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}$/;
/** A postcode right before a whole number of its country. */
const POSTCODE =
  /^(?:\d{5}(?:-\d{4})?\s+(?=\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d))|\d{6}\s+(?=1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)))/;
const PHONE_LABEL =
  /(?:tel|tél|telefono?|telefoon|phone|mobile?|mob|cell|电话|電話|手机|手機|联系方式|聯絡方式|☎|📞)\S{0,4}\s*[:：]?\s*$/i;
const OTHER_NUMBER =
  /(?:qq|工号|证号|微信|wechat|身份证|id|passport|邮编|zip|学号|编号|gpa)\s*[:：]?\s*$/i;

/** Telephone numbers, the likeliest first. */
export function findPhones(text: string): (Found & { readonly score: number })[] {
  const found = [...text.matchAll(PHONE).take(MOST)].flatMap((match) => {
    const postcode = POSTCODE.exec(match[0])?.[0].length ?? 0;
    const start = match.index + postcode;
    const whole = match[0].slice(postcode);
    const [number = ""] = whole.split(/\s{2,}|\s\/\s(?=[\d\s()+-]{7})|\s[–-]\s(?=\d{4}\b)/);
    const value = number.replace(/[\s(./–-]+$/, "");
    const digits = value.replace(/\D/g, "").length;
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    if (digits < 7 || digits > 15 || value.includes("\n")) return [];
    if (OTHER_NUMBER.test(before) || looksLikeDates(value)) return [];
    const labelled = PHONE_LABEL.test(before);
    // A number inside a Chinese sentence, unless it is one of a mobile phone.
    if (hasCjk(before.slice(-1)) && !labelled && !CN_MOBILE.test(value)) return [];
    const score =
      (CN_MOBILE.test(value) ? 4 : 0) +
      (/^\+|^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/.test(value) ? 3 : 0) +
      (labelled ? 4 : 0);
    return [
      {
        start,
        end: start + value.length,
        value: value.replace(/\s+/g, " "),
        score,
      },
    ];
  });
  return found.toSorted((a, b) => b.score - a.score);
}

function looksLikeDates(value: string): boolean {
  const ranges = findRanges(value);
  if (ranges.some((range) => range.whole)) return true;
  const covered = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  return covered > value.length / 2 || /^\d{4}\s\d{4}$/.test(value);
}
