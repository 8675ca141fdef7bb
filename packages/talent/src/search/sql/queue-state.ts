/** How far the queue is. */
import type { Store } from "@bole/store";
import { TRIES } from "./queue.ts";
import type { SearchTables } from "./tables.ts";

const ALL = "One loop makes the vectors of all tenants.";

/** How much waits, and how much failed again and again. */
export async function queueCounts(store: Store<SearchTables>, tenant: string) {
  const { all, failed } = await store
    .forTenant(tenant)
    .selectFrom("search_queue")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.countAll<number>().filterWhere("attempts", ">=", TRIES).as("failed"),
    ])
    .executeTakeFirstOrThrow();
  return { pending: all - failed, failed };
}

/** When the next one is due, failed ones too; null if the queue is empty. */
export async function nextDue(store: Store<SearchTables>): Promise<number | null> {
  const first = await store
    .acrossTenants(ALL)
    .selectFrom("search_queue")
    .select("due_at")
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return first?.due_at ?? null;
}

/** Whether there is a vector of any model. */
export async function hasVectors(store: Store<SearchTables>): Promise<boolean> {
  const first = await store
    .acrossTenants(ALL)
    .selectFrom("search_vectors")
    .select("model")
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** Whether anything waits that has not failed for good, in whoever's hands it is. */
export async function isAnythingPending(store: Store<SearchTables>): Promise<boolean> {
  const first = await store
    .acrossTenants(ALL)
    .selectFrom("search_queue")
    .select("pos")
    .where("attempts", "<", TRIES)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}
