/** A time counted from the one that there is: "half an hour later", 第二天. */
import { addDays, instantOf, localDayOf, localMinutesOf } from "@bole/base";
import { shiftIn, timesIn } from "@bole/language/text";

interface Clock {
  readonly now: number;
  /** IANA. */
  readonly zone: string;
}

/** @param words all that was said: which way is often said beside the time itself; @returns undefined where it is no such time */
export function shiftedTime(
  words: string,
  starts_at: string,
  { now, zone }: Clock,
): number | undefined {
  const shift = shiftIn(words);
  if (shift === undefined || (!shift.isSure && timesIn(words, { now, zone }).length > 0))
    return undefined;
  const start = Date.parse(starts_at);
  const day = addDays(localDayOf(start, zone), shift.days);
  return instantOf(day, localMinutesOf(start, zone), zone) + shift.minutes * 60_000;
}
