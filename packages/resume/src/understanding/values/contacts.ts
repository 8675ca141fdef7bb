/** Addresses and numbers by which somebody is reached, typed or dictated. */
import { spelledDigits } from "../text/numerals.ts";

const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i;
const PHONE = /(?:\+\s?|\(\+?|00)?\d[\d\s().·-]{5,20}\d(?:\s*(?:ext\.?|x|转)\s*\d{1,6})?/i;
const SPOKEN_PHONE = /[零〇一二三四五六七八九幺]{7,15}/;
const EN_DIGITS = "zero|oh|one|two|three|four|five|six|seven|eight|nine".split("|");

export function emailIn(text: string): string | undefined {
  const typed = EMAIL.exec(text.replace(/\s*＠\s*/g, "@"))?.[0];
  if (typed !== undefined) return typed;
  const dictated = text
    .replace(/\s*(?:艾特|圈a|\(at\)|\[at\])\s*|\s+at\s+(?=[\w-]+\s*(?:\.|dot|点))/gi, "@")
    .replace(/\s*(?:\(dot\)|\[dot\]|点)\s*|\s+dot\s+/gi, ".")
    .replace(/\s*(?:下划线|underscore)\s*/gi, "_");
  return EMAIL.exec(dictated.replace(/(?<=[\w.])\s+(?=[\w.]*@)/g, ""))?.[0];
}

export function phoneIn(text: string): string | undefined {
  const typed = PHONE.exec(text)?.[0].trim();
  if (typed !== undefined && typed.replace(/\D/g, "").length >= 7) return typed;
  const han = SPOKEN_PHONE.exec(text)?.[0];
  if (han !== undefined) return spelledDigits(han);
  const words = text
    .toLowerCase()
    .match(new RegExp(`(?:(?:${EN_DIGITS.join("|")})[\\s-]+){6,}(?:${EN_DIGITS.join("|")})`))?.[0];
  return words
    ?.split(/[\s-]+/)
    .map((word) =>
      word === "oh" ? 0 : EN_DIGITS.indexOf(word) - (EN_DIGITS.indexOf(word) > 1 ? 1 : 0),
    )
    .join("");
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s,，。;；]+|(?<![\w@.])(?:github|gitee|linkedin|gitlab|behance|dribbble)\.com\/[^\s,，。;；]+/i;

export const linkIn = (text: string): string | undefined =>
  LINK.exec(text)?.[0].replace(/[.)）]+$/, "");
