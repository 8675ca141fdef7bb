/** By which clock an interview is spoken of where nobody says another: that of whoever leads it. */
import type { Principal } from "@bole/base";
import type { Talent } from "@bole/talent";

interface Leaders {
  /** Empty: anybody who leads interviews. */
  readonly interviewer_ids: readonly string[];
}

/** Of the first who is named, else the one that all share; UTC where there is none. */
export async function zoneOfLeaders(
  talent: Pick<Talent, "interviewers">,
  reader: Principal,
  { interviewer_ids }: Leaders,
): Promise<string> {
  return (await sharedZone(talent, reader, { interviewer_ids })) ?? "UTC";
}

/** Null where those who could lead it live by different clocks. */
export async function sharedZone(
  talent: Pick<Talent, "interviewers">,
  reader: Principal,
  { interviewer_ids }: Leaders,
): Promise<string | null> {
  const all = await talent.interviewers.list(reader);
  const named = all.find(({ id }) => id === interviewer_ids[0]);
  if (named !== undefined) return named.time_zone;
  const zones = new Set(all.map(({ time_zone }) => time_zone));
  const [only] = zones;
  return zones.size === 1 && only !== undefined ? only : null;
}
