/** A time counted from the one that there is: "half an hour later", 第二天, "same time Monday". */
import { addDays, instantOf, type LocalDay, localDayOf, localMinutesOf } from "@bole/base";
import { keepsTime, shiftIn, timesIn } from "@bole/language/text";

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
  const start = Date.parse(starts_at);
  const said = timesIn(words, { now, zone, about: Math.max(now, start) });
  const at = (day: LocalDay) => instantOf(day, localMinutesOf(start, zone), zone);
  const [named] = said.filter(({ assumed }) => !assumed.includes("day"));
  if (named !== undefined && keepsTime(words)) return at(localDayOf(Date.parse(named.start), zone));
  const shift = shiftIn(words);
  if (shift === undefined || (!shift.isSure && said.length > 0)) return undefined;
  return at(addDays(localDayOf(start, zone), shift.days)) + shift.minutes * 60_000;
}
