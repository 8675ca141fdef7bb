import type { Params, Store, TenantDb, Write } from "@bole/store";
import { fromNullableText, toNullableText } from "../json-text.ts";
import type { JournalPort, JournalRecord } from "../ports/journal.ts";
import { BatchInsert } from "./batch-insert.ts";
import type { EngineTables } from "./tables.ts";

const COLUMNS = [
  "key",
  "status",
  "input",
  "result",
  "error",
  "items",
  "attempts",
  "cached",
  "tokens",
  "cost",
  "started_at",
  "ended_at",
] as const satisfies readonly (keyof JournalRecord)[];

/** What ended in a run. A key that is there is never replaced: the database refuses it. */
export class SqlJournal implements JournalPort {
  readonly #store: Store<EngineTables>;
  readonly #read;
  readonly #insert;

  constructor(store: Store<EngineTables>) {
    this.#store = store;
    this.#read = store.prepare((db, params: Params<{ run_id: string }>) =>
      db
        .selectFrom("engine_journal")
        .select(COLUMNS)
        .where("run_id", "=", params.run_id)
        .orderBy("pos"),
    );
    this.#insert = new BatchInsert<"engine_journal">(store, ["run_id", ...COLUMNS], (db, rows) =>
      db.insertInto("engine_journal").values(rows),
    );
  }

  async read(tenant: string, runId: string): Promise<JournalRecord[]> {
    const rows = await this.#read.all(this.#store.forTenant(tenant), { run_id: runId });
    return rows.map((row) => ({
      ...row,
      input: fromNullableText(row.input),
      result: fromNullableText(row.result),
      error: fromNullableText(row.error),
      cached: row.cached === 1,
    }));
  }

  /** For a run's commit. */
  appended(db: TenantDb<EngineTables>, run_id: string, records: readonly JournalRecord[]): Write[] {
    const rows = records.map((record) => ({
      ...record,
      run_id,
      input: toNullableText(record.input),
      result: toNullableText(record.result),
      error: toNullableText(record.error),
      cached: record.cached ? 1 : 0,
    }));
    return this.#insert.writes(db, rows);
  }
}
