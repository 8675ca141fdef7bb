/** The appointment that is to be changed: it has to exist, and one alone has to be meant. */
import { zonedForAll } from "@bole/base";
import type { Item } from "@bole/language";
import type { InterviewEntry } from "@bole/talent";
import type { Desk } from "../desk.ts";
import { reader } from "../workspace.ts";

export type FoundInterview =
  | { readonly interview: InterviewEntry }
  /** Nothing to choose from: there is none. */
  | { readonly choices: readonly Item[] };

/** @param chosen the id of one that was asked for */
export async function standingInterview(
  desk: Desk,
  people: readonly string[],
  chosen: string | undefined,
): Promise<FoundInterview> {
  const { tenant, now, records, state } = desk;
  const from = new Date(now).toISOString();
  const { items } = await records.talent.interviews.list(reader(tenant), { from, limit: 200 });
  const standing = items
    .filter((one) => one.state === "booked" || one.state === "proposed")
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const picked = standing.find(({ id }) => id === chosen);
  if (picked !== undefined) return { interview: picked };
  const theirs = standing.filter(
    ({ person_id }) => people.length === 0 || people.includes(person_id),
  );
  const inFocus = theirs.find(({ id }) => id === state.focus.interview?.id);
  const only = inFocus ?? (theirs.length === 1 ? theirs[0] : undefined);
  return only ? { interview: only } : { choices: theirs.map((one) => interviewItem(one, desk)) };
}

export function interviewItem(
  { id, person_name, job_title, starts_at, ...one }: InterviewEntry,
  { zone, language }: Pick<Desk, "zone" | "language">,
): Item {
  const others = [one.interviewer_time_zone, one.time_zone];
  const when = zonedForAll(starts_at, zone, others, language);
  return { kind: "interview", id, label: `${person_name} · ${job_title} · ${when}` };
}
