/**
 * The order of changes, by which a process that holds entries in memory learns what others have
 * written since it last looked. It reads everything from its floor on; reading a change twice is
 * harmless, missing one is not.
 *
 * SQLite has one writer at a time: changes are counted, and a higher number is a later commit.
 * On PostgreSQL transactions overlap, and a counter would either skip what commits late or make all
 * writers wait for each other. There the change is the transaction's own number, and the floor is
 * the lowest one that had not ended when we looked.
 */
import type { Store, StoreTransaction } from "@bole/store";
import { type Expression, sql } from "kysely";
import type { SearchTables } from "./tables.ts";

const ALL = "The order of changes is the same for all tenants.";

/** The number of what this transaction changes. */
export async function nextChange(
  transaction: StoreTransaction<SearchTables>,
): Promise<number | Expression<number>> {
  if (transaction.dialect === "postgres") return sql<number>`pg_current_xact_id()::text::bigint`;
  const { at } = await transaction.global
    .updateTable("search_clock")
    .set((eb) => ({ at: eb("at", "+", 1) }))
    .returning("at")
    .executeTakeFirstOrThrow();
  return at;
}

/** From which change on the next look must read, if what is there is read after this call. */
export async function changeFloor(store: Store<SearchTables>): Promise<number> {
  if (store.dialect === "sqlite") {
    const { at } = await store.global
      .selectFrom("search_clock")
      .select("at")
      .executeTakeFirstOrThrow();
    return at + 1;
  }
  const { rows } = await sql<{
    floor: number;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as floor`.execute(
    store.acrossTenants(ALL),
  );
  return rows[0]?.floor ?? 0;
}

/** Whether the same floor as before says that nothing has changed: not where transactions overlap. */
export const saysAll = ({ dialect }: Store<SearchTables>): boolean => dialect === "sqlite";

/**
 * Where changes end, as an expression. After a restore into a new server, rows have numbers that
 * its transactions have yet to reach: these are no news.
 */
export function changeEnd(store: Store<SearchTables>): Expression<number> {
  return store.dialect === "sqlite"
    ? sql<number>`9223372036854775807`
    : sql<number>`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
}
