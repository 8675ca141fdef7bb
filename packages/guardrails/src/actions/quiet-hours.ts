/** Until when no mail leaves, by the clock on the tenant's wall. */
import type { Policy } from "../policy/policy.ts";

/** The moment at which the quiet hours end that it is in, or null if it is in none. */
export function quietUntil(
  { quiet_hours, time_zone }: Pick<Policy, "quiet_hours" | "time_zone">,
  at: Date,
): Date | null {
  if (quiet_hours === null || !isQuiet(quiet_hours, timeOfDay(at, time_zone))) return null;
  const minute = 60_000;
  let end = Math.floor(at.getTime() / minute) * minute;
  // By the minute: no arithmetic knows the days on which clocks are changed.
  do end += minute;
  while (isQuiet(quiet_hours, timeOfDay(new Date(end), time_zone)));
  return new Date(end);
}

function isQuiet({ from, to }: NonNullable<Policy["quiet_hours"]>, time: string): boolean {
  return from < to ? from <= time && time < to : time >= from || time < to;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `21:30`, where the tenant is. */
function timeOfDay(at: Date, timeZone: string): string {
  const known = formats.get(timeZone);
  if (known !== undefined) return known.format(at);
  const made = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  formats.set(timeZone, made);
  return made.format(at);
}
