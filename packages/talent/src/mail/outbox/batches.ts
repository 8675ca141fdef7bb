/**
 * What one step of a run sends is cut into batches. A batch begins when the one before it is through:
 * nothing of it is on its way any more. Whoever settles a mail opens the next batch in the same
 * transaction, behind a lock, so that two who settle the last two mails do not each wait for the other.
 */
import type { MessageState } from "../../model/message.ts";
import type { Db, Transaction } from "../../parts.ts";

const OPEN: readonly MessageState[] = ["queued", "postponed", "sending"];

export interface StepOfRun {
  readonly run_id: string | null;
  readonly step_id: string | null;
}

export interface Batch {
  readonly name: string;
  /** From 1 on. */
  readonly number: number;
  /** Whether the one before it is through. */
  readonly isOpen: boolean;
}

/** Where the next mail of a step belongs; null of a mail that no run sends. */
export async function nextBatch(
  transaction: Transaction,
  db: Db,
  { run_id, step_id }: StepOfRun,
  size: number,
): Promise<Batch | null> {
  if (run_id === null || step_id === null) return null;
  const root = `${run_id}:${step_id}`;
  await lockBatches(transaction, db.tenant, root);
  const newest = await db
    .selectFrom("messages")
    .select(({ fn }) => ["batch", fn.countAll<number>().as("count")])
    .where("run_id", "=", run_id)
    .where("step_id", "=", step_id)
    .where("batch", "is not", null)
    .groupBy("batch")
    .execute();
  const sizes = newest.map(({ batch, count }) => ({
    number: numberOf(batch),
    count: Number(count),
  }));
  const last = sizes.toSorted((a, b) => b.number - a.number)[0] ?? { number: 1, count: 0 };
  const number = last.count < Math.max(size, 1) ? last.number : last.number + 1;
  return {
    name: `${root}#${number}`,
    number,
    isOpen: number === 1 || !(await isOnItsWay(db, `${root}#${number - 1}`)),
  };
}

/** After a mail of this batch was settled or taken away. */
export async function openNextBatch(
  transaction: Transaction,
  db: Db,
  batch: string,
  at: string,
): Promise<void> {
  const root = batch.slice(0, batch.lastIndexOf("#"));
  await lockBatches(transaction, db.tenant, root);
  if (await isOnItsWay(db, batch)) return;
  await db
    .updateTable("messages")
    .set({ state: "queued", state_reason: "", due_at: at, updated_at: at })
    .where("batch", "=", `${root}#${numberOf(batch) + 1}`)
    .where("state", "=", "postponed")
    .where("due_at", "is", null)
    .execute();
}

async function isOnItsWay(db: Db, batch: string): Promise<boolean> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where("batch", "=", batch)
    .where("state", "in", OPEN)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const numberOf = (batch: string | null) => Number((batch ?? "#1").split("#").at(-1));

function lockBatches(transaction: Transaction, tenant: string, root: string): Promise<void> {
  return transaction.lock(`mail-batch:${tenant}:${root}`);
}
