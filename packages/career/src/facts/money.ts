import { numbersIn } from "@bole/language/text";
import { saysWord } from "../text/says-word.ts";

const YEARLY = 10_000;
const MONTHS = 12;
const HOURS = 2_000;
const HOURLY = ["an hour", "per hour", "hourly", "时薪", "一小时"];

/** An amount of pay for a year; what is too little for a year is one for a month, or for an hour. */
export function moneyIn(words: string): number | null {
  const value = numbersIn(words)[0]?.value ?? 0;
  if (value <= 0) return null;
  if (HOURLY.some((word) => saysWord(words, word))) return value * HOURS;
  return value < YEARLY ? value * MONTHS : value;
}
