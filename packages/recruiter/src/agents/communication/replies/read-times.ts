/**
 * Times that a reply names, as stretches of days: "周三下午可以", "Tuesday after 3pm works". A day of
 * the week is the next one after the mail. What is not understood is left out, never guessed.
 */
import type { TimeWish } from "../reply.ts";
import { dayIn } from "./read-day.ts";
import { hoursIn } from "./read-hours.ts";

const CLAUSE =
  /[。！!？?；;\n]+|\.(?:\s+|$)|[，,、](?=\s*(?:周|星期|下周|本周|这周|明天|后天|\d{1,2}\s*[月日号]))|,?\s*\b(?:or|and|but)\b(?=\s+(?:on\s+)?(?:next\s+)?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|any))|(?:或者?|和|以及)(?=\s*(?:周|星期|下周|明天|后天))|(?:但是?|不过)/iu;

const UNSUITABLE =
  /不行|不可以|不方便|没空|没时间|有事|有会|出差|除外|除了|不能|\b(?:not|n't|can ?not|unavailable|busy|except|away|travell?ing|booked)\b/iu;

export function readTimes(text: string, written: Date): TimeWish[] {
  const wishes: TimeWish[] = [];
  let lastDay: string | null = null;
  for (const piece of text.split(CLAUSE)) {
    const words = piece?.trim() ?? "";
    const days = dayIn(words, written);
    const hours = hoursIn(words);
    if (days.length === 0 && hours === null) continue;
    const suits = !UNSUITABLE.test(words);
    const named = days.length > 0 ? days : [hours !== null && lastDay !== null ? lastDay : null];
    const { from, to } = hours ?? { from: "00:00", to: "24:00" };
    for (const day of named) wishes.push({ day, from, to, suits, words });
    lastDay = days.at(-1) ?? lastDay;
  }
  return wishes;
}
