/** How many runs and mails are in which state, for operators. */
import type { engineMigrations } from "@bole/engine";
import type { Migrations, Store } from "@bole/store";
import type { TalentTables } from "@bole/talent";

export interface StateCounts {
  /** Undefined where runs are in Redis, which does not count them by status. */
  readonly runs: readonly { readonly status: string; readonly count: number }[] | undefined;
  readonly mails: readonly { readonly state: string; readonly count: number }[];
}

type EngineTables = typeof engineMigrations extends Migrations<infer Tables> ? Tables : never;
type Counted = EngineTables & TalentTables;

export async function countStates(store: Store<Counted>): Promise<StateCounts> {
  const all = store.acrossTenants("Operators see how much there is, not whose it is.");
  const runs = await all
    .selectFrom("engine_runs")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const mails = await all
    .selectFrom("messages")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  return { runs, mails };
}
