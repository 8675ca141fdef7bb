import type { Store } from "@bole/store";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeSearch } from "../testing/describe-search.suite.ts";
import { enqueueOthers } from "./queue.ts";
import type { SearchTables } from "./tables.ts";

const MODEL = "meaning@1";

describeSearch("the queue", (open) => {
  it("takes in what has no vector of the model", async () => {
    const { put, store } = await open();
    await put({ id: "ada", text: "payments" });
    await store.forTenant("acme").deleteFrom("search_queue").execute();
    await enqueueOthers(store, MODEL, 0);
    expect(await queued(store)).toEqual([MODEL]);
  });

  //  one     begin ── take ada off, keep her vector ───────── commit
  //  other                        who has no vector? ada ─ wait ─ queue her ─ she has one!
  it("does not take in again what another process finishes meanwhile", async () => {
    const { put, store } = await open();
    await put({ id: "ada", text: "payments" });
    const kept = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const one = store.transaction(async (transaction) => {
      const db = transaction.forTenant("acme");
      const { pos } = await db.selectFrom("search_queue").select("pos").executeTakeFirstOrThrow();
      await db.deleteFrom("search_queue").execute();
      const vector = { kind: "person", model: MODEL, chunks: new Uint8Array(), change: 1 } as const;
      await db
        .insertInto("search_vectors")
        .values({ ...vector, pos })
        .execute();
      kept.resolve();
      await mayCommit.promise;
    });
    await kept.promise;
    const other = enqueueOthers(store, MODEL, 0);
    // On SQLite the second transaction does not begin before the first has ended.
    if (store.dialect === "postgres") await expect.poll(() => waitingForLocks(store)).toBe(1);
    mayCommit.resolve();
    await Promise.all([one, other]);
    expect(await queued(store)).toEqual([]);
  });
});

async function queued(store: Store<SearchTables>): Promise<string[]> {
  const rows = await store.forTenant("acme").selectFrom("search_queue").select("ticket").execute();
  return rows.map(({ ticket }) => ticket);
}

async function waitingForLocks(store: Store<SearchTables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(
    store.acrossTenants("The server's own view of its connections."),
  );
  return rows[0]?.count ?? 0;
}
