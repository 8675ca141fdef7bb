/**
 * Entries that vectors must be made of. Any number of processes share the queue: who takes a row
 * puts it off by a lease, and if it is not finished by then, it is due for anybody again.
 */
import { randomUUID } from "node:crypto";
import type { Store, StoreTransaction } from "@bole/store";
import { sql } from "kysely";
import { nextChange } from "./change-order.ts";
import type { SearchTables } from "./tables.ts";

const ALL = "One loop makes the vectors of all tenants.";
/** Failed so often, an entry counts as failed; it is still tried, at the longest pace. */
export const TRIES = 5;

export async function enqueue(
  transaction: StoreTransaction<SearchTables>,
  tenant: string,
  pos: number,
  now: number,
): Promise<void> {
  const row = { ticket: randomUUID(), attempts: 0, due_at: now, owner: null, error: null };
  await transaction
    .forTenant(tenant)
    .insertInto("search_queue")
    .values({ ...row, pos })
    .onConflict((conflict) => conflict.column("pos").doUpdateSet(row))
    .execute();
}

export interface Taken {
  readonly tenant: string;
  readonly pos: number;
  readonly ticket: string;
  readonly attempts: number;
}

/** Up to so many that are due, oldest first, for this owner alone until the lease is over. */
export async function takeDue(
  store: Store<SearchTables>,
  owner: string,
  now: number,
  lease_ms: number,
  most: number,
): Promise<Taken[]> {
  return store.transaction(async (transaction) => {
    const db = transaction.acrossTenants(ALL);
    const due = await db
      .selectFrom("search_queue")
      .select(["tenant", "pos", "ticket", "attempts", "due_at"])
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .orderBy("pos")
      .limit(most)
      .execute();
    const taken: Taken[] = [];
    for (const { due_at, ...row } of due) {
      const { numUpdatedRows } = await db
        .updateTable("search_queue")
        .set({ owner, due_at: now + lease_ms })
        .where("pos", "=", row.pos)
        .where("ticket", "=", row.ticket)
        // Another process that took it in between has put it off.
        .where("due_at", "=", due_at)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) taken.push(row);
    }
    return taken;
  });
}

/** Keeps what was made of an entry, unless it was put again, removed or taken in the meantime. */
export async function keepVectors(
  store: Store<SearchTables>,
  { tenant, pos, ticket }: Taken,
  owner: string,
  made: { readonly model: string; readonly chunks: Uint8Array },
): Promise<void> {
  await store.transaction(async (transaction) => {
    const db = transaction.forTenant(tenant);
    const { numDeletedRows } = await db
      .deleteFrom("search_queue")
      .where("pos", "=", pos)
      .where("ticket", "=", ticket)
      .where("owner", "=", owner)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    const entry = await db
      .selectFrom("search_entries")
      .select("kind")
      .where("pos", "=", pos)
      .executeTakeFirst();
    if (entry === undefined) return;
    const row = { ...made, change: await nextChange(transaction) };
    await db
      .insertInto("search_vectors")
      .values({ ...row, pos, kind: entry.kind })
      .onConflict((conflict) => conflict.column("pos").doUpdateSet(row))
      .execute();
  });
}

/** Not finished: due again at the given time; with an error it counts as a try. */
export async function giveBack(
  store: Store<SearchTables>,
  { pos, ticket, attempts }: Taken,
  owner: string,
  due_at: number,
  error: string | null,
): Promise<void> {
  await store
    .acrossTenants(ALL)
    .updateTable("search_queue")
    .set({ owner: null, due_at, ...(error !== null && { error, attempts: attempts + 1 }) })
    .where("pos", "=", pos)
    .where("ticket", "=", ticket)
    .where("owner", "=", owner)
    .execute();
}

/** Queues whatever has no vector of this model and is not queued yet. */
export async function enqueueOthers(
  store: Store<SearchTables>,
  model: string,
  now: number,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const db = transaction.acrossTenants(ALL);
    await db
      .insertInto("search_queue")
      .columns(["tenant", "pos", "ticket", "attempts", "due_at"])
      .expression(
        db
          .selectFrom("search_entries as entry")
          .leftJoin("search_vectors as vector", (join) =>
            join.onRef("vector.pos", "=", "entry.pos").on("vector.model", "=", model),
          )
          .select((eb) => [
            "entry.tenant",
            eb.ref("entry.pos").$notNull().as("pos"),
            sql.val(model).as("ticket"),
            sql.lit(0).as("attempts"),
            sql.val(now).as("due_at"),
          ])
          .where("vector.pos", "is", null),
      )
      .onConflict((conflict) => conflict.column("pos").doNothing())
      .execute();
    // Where transactions overlap, another process may have finished one while we looked: its row in
    // the queue was gone when we came to it, but what we saw had no vector yet.
    await db
      .deleteFrom("search_queue")
      .where("ticket", "=", model)
      .where("pos", "in", db.selectFrom("search_vectors").select("pos").where("model", "=", model))
      .execute();
  });
}
