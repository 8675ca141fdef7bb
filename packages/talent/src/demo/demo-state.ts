/** Whether the demo is there, and how much of it. */
import type { Db, Transaction } from "../parts.ts";

export interface DemoCounts {
  readonly people: number;
  readonly jobs: number;
  readonly projects: number;
}

export async function countDemo(db: Db): Promise<DemoCounts> {
  const people = await db
    .selectFrom("people")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("source", "=", "demo")
    .executeTakeFirstOrThrow();
  const kinds = await db
    .selectFrom("jobs")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("count")])
    .where("demo", "=", 1)
    .groupBy("kind")
    .execute();
  const count = (kind: string) => Number(kinds.find((row) => row.kind === kind)?.count ?? 0);
  return { people: Number(people.count), jobs: count("job"), projects: count("project") };
}

export function isThere({ people, jobs, projects }: DemoCounts): boolean {
  return people + jobs + projects > 0;
}

/** Whether nothing has ever been there: what was added or removed is in the log. */
export async function isUntouched(db: Db): Promise<boolean> {
  const event = await db.selectFrom("audit_events").select("id").limit(1).executeTakeFirst();
  return event === undefined;
}

/** It is loaded or removed once at a time in a tenant. */
export function lockDemo(transaction: Transaction, tenant: string): Promise<void> {
  return transaction.lock(`demo:${tenant}`);
}
