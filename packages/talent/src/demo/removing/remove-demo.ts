/**
 * Takes the demo away in one transaction. What somebody made their own stays, and is theirs from
 * then on: a demo person whom they put forward for a job of their own, a demo job that somebody of
 * theirs applied for. Nothing that did not come with the demo goes, because what it hangs on stays.
 */
import type { Principal } from "@bole/base";
import type { Db, TalentParts } from "../../parts.ts";
import { deletePeople } from "../../people/delete-people.ts";
import { lockPeople } from "../../people/lock-people.ts";
import { writeAudit } from "../../sql/audit-log.ts";
import { lockDemo } from "../demo-state.ts";
import { deleteContacts } from "./delete-contacts.ts";
import { deleteJobs } from "./delete-jobs.ts";
import { type DemoRecords, findKept, readDemoRecords } from "./kept.ts";

export interface DemoRemoval {
  /** How many went. */
  readonly people: number;
  /** Projects among them. */
  readonly jobs: number;
  /** Ids of those that stayed, because something of somebody's own hangs on them. */
  readonly kept: DemoRecords;
}

export async function removeDemo(
  { store, search, now, newId }: TalentParts,
  principal: Principal,
): Promise<DemoRemoval> {
  const { tenant } = principal;
  return store.transaction(async (transaction) => {
    await lockDemo(transaction, tenant);
    await lockPeople(transaction, tenant);
    const db = transaction.forTenant(tenant);
    const all = await readDemoRecords(db);
    const kept = await findKept(db, all);
    const people = all.people.filter((id) => !kept.people.includes(id));
    const jobs = all.jobs.filter((id) => !kept.jobs.includes(id));
    const removing = { transaction, db, search, tenant };
    await deleteContacts({ transaction, db, at: now().toISOString() }, { people, jobs });
    await deletePeople(removing, people);
    await deleteJobs(removing, jobs);
    await handOver(db, kept);
    const facts = { people: String(people.length), jobs: String(jobs.length) };
    await writeAudit({ now, newId }, db, principal, { action: "demo-removed", facts });
    return { people: people.length, jobs: jobs.length, kept };
  });
}

/** From now on they are like any other. */
async function handOver(db: Db, { people, jobs }: DemoRecords): Promise<void> {
  if (people.length > 0) {
    await db.updateTable("people").set({ source: "import" }).where("id", "in", people).execute();
  }
  if (jobs.length > 0) {
    await db.updateTable("jobs").set({ demo: 0 }).where("id", "in", jobs).execute();
  }
}
