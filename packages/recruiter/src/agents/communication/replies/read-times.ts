/**
 * Times that a reply names, as stretches of days: "周三下午可以", "Tuesday after 3pm works". A day of
 * the week is the next one after the mail. What is not understood is left out, never guessed.
 */
import { type FoundTime, timesIn } from "@bole/language/text";
import type { TimeWish } from "../reply.ts";

const CLAUSE = /[。！!？?；;\n]+|\.(?:\s+|$)|\bbut\b|但是?|不过/iu;

const UNSUITABLE =
  /不行|不可以|不方便|没空|没时间|有事|有会|出差|除外|除了|不能|\b(?:not|n't|can ?not|unavailable|busy|except|away|travell?ing|booked)\b/iu;

/** A time that is named exactly may be met a little later, too: what is free begins at round times. */
const AROUND = 30 * 60_000;

export function readTimes(text: string, written: Date): TimeWish[] {
  const wishes: TimeWish[] = [];
  let lastDay: string | null = null;
  for (const clause of text.split(CLAUSE)) {
    const times = namedTimes(clause, written);
    for (const [index, time] of times.entries()) {
      // What is said of a time stands between it and the next one.
      const from = index === 0 ? 0 : time.place[0];
      const words = clause.slice(from, times[index + 1]?.place[0]).trim();
      const day: string | null = time.assumed.includes("day") ? lastDay : time.start.slice(0, 10);
      wishes.push({ day, ...hoursOf(time), suits: !UNSUITABLE.test(words), words });
      lastDay = day;
    }
  }
  return wishes;
}

/** Weeks and months are too vague to be met in. */
export const namedTimes = (text: string, written: Date): FoundTime[] =>
  timesIn(text, { now: written.getTime(), zone: "UTC" }).filter(
    ({ precision }) => precision !== "days",
  );

function hoursOf({ start, end, bound, precision }: FoundTime): Pick<TimeWish, "from" | "to"> {
  if (bound === "before") return { from: "00:00", to: start.slice(11, 16) };
  if (bound === "after" && precision === "time") return { from: start.slice(11, 16), to: "24:00" };
  const last = start === end ? new Date(Date.parse(end) + AROUND).toISOString() : end;
  const isMidnight = last.slice(0, 10) > start.slice(0, 10);
  return { from: start.slice(11, 16), to: isMidnight ? "24:00" : last.slice(11, 16) };
}
