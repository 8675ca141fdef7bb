import type { Prepared, Store, TenantDb, Write } from "@bole/store";
import type { toRunChange } from "./run-rows.ts";
import type { EngineTables } from "./tables.ts";

type Change = ReturnType<typeof toRunChange> & { readonly updated_at: string };
type Values = Readonly<Record<string, unknown>>;

/** Changes of a run's row. Few sets of columns change together, so each one is compiled once. */
export class RunUpdates {
  readonly #store: Store<EngineTables>;
  readonly #byColumns = new Map<string, Prepared<EngineTables, Values, unknown>>();

  constructor(store: Store<EngineTables>) {
    this.#store = store;
  }

  write(db: TenantDb<EngineTables>, run_id: string, change: Change): Write {
    const columns = Object.keys(change);
    const name = columns.join();
    const known = this.#byColumns.get(name) ?? this.#prepare(columns);
    this.#byColumns.set(name, known);
    return known.bind(db, { ...change, run_id });
  }

  #prepare(columns: readonly string[]): Prepared<EngineTables, Values, unknown> {
    return this.#store.prepare<Values, unknown>((db, params) => {
      const set = Object.fromEntries(columns.map((column) => [column, params[column]]));
      return db
        .updateTable("engine_runs")
        .set(set)
        .where("run_id", "=", params.run_id as unknown as string);
    });
  }
}
