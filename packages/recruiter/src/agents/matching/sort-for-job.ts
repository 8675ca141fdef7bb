/**
 * Who of those that were found belongs on a job's shortlist. Who was written to about the job is in
 * contact, also where the mail has not left yet: a limit may hold it back until tomorrow, and nobody
 * must get two.
 */
import type { Principal } from "@bole/base";
import type { Job, Talent } from "@bole/talent";
import type { ShortlistEntry } from "../../model/index.ts";
import { type SortedOut, sortedOut } from "./sort-out.ts";

/** Mails that reach nobody any more. */
const NEVER: ReadonlySet<string> = new Set(["draft", "failed", "cancelled"]);

export async function sortForJob(
  { mails }: Pick<Talent, "mails">,
  reader: Principal,
  job: Job,
  entries: readonly ShortlistEntry[],
  wantsInContact = false,
): Promise<SortedOut> {
  const sorted = sortedOut(entries, mustsOf(job), wantsInContact);
  if (wantsInContact) return sorted;
  const kept: ShortlistEntry[] = [];
  const written: ShortlistEntry[] = [];
  for (const entry of sorted.kept) {
    const { person_id } = entry;
    const about = { person_id, job_id: job.id, direction: "out" as const };
    const { items } = await mails.list(reader, about);
    const isWritten = items.some(({ state }) => !NEVER.has(state));
    (isWritten ? written : kept).push(entry);
  }
  return { ...sorted, kept, inContact: [...sorted.inContact, ...written] };
}

/** By their weights. */
const mustsOf = ({ criteria }: Job) =>
  new Map(criteria.flatMap(({ id, need, weight }) => (need === "must" ? [[id, weight]] : [])));
