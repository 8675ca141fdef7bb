import type { Params, Store, TenantDb, Write } from "@bole/store";
import { fromText, toText } from "../json-text.ts";
import type { EventsPort, RunEvent } from "../ports/events.ts";
import type { Watchers } from "../watchers.ts";
import { BatchInsert } from "./batch-insert.ts";
import type { EngineTables } from "./tables.ts";

const COLUMNS = ["seq", "at", "type", "key", "data"] as const satisfies readonly (keyof RunEvent)[];

/** A run's log. A number that is there is never given again: the database refuses it. */
export class SqlEvents implements EventsPort {
  readonly #store: Store<EngineTables>;
  readonly #watchers: Watchers;
  readonly #read;
  readonly #last;
  readonly #insert;

  constructor(store: Store<EngineTables>, watchers: Watchers) {
    this.#store = store;
    this.#watchers = watchers;
    this.#read = store.prepare(
      (db, params: Params<{ run_id: string; after: number; limit: number }>) =>
        db
          .selectFrom("engine_events")
          .select(COLUMNS)
          .where("run_id", "=", params.run_id)
          .where("seq", ">", params.after)
          .orderBy("seq")
          .limit(params.limit),
    );
    this.#last = store.prepare((db, params: Params<{ run_id: string }>) =>
      db
        .selectFrom("engine_events")
        .select("seq")
        .where("run_id", "=", params.run_id)
        .orderBy("seq", "desc")
        .limit(1),
    );
    this.#insert = new BatchInsert<"engine_events">(store, ["run_id", ...COLUMNS], (db, rows) =>
      db.insertInto("engine_events").values(rows),
    );
  }

  async read(
    tenant: string,
    runId: string,
    after = 0,
    limit = Number.MAX_SAFE_INTEGER,
  ): Promise<RunEvent[]> {
    const db = this.#store.forTenant(tenant);
    const rows = await this.#read.all(db, { run_id: runId, after, limit });
    return rows.map((row) => ({ ...row, data: fromText(row.data) }));
  }

  async lastSeq(tenant: string, runId: string): Promise<number> {
    const last = await this.#last.first(this.#store.forTenant(tenant), { run_id: runId });
    return last?.seq ?? 0;
  }

  watch(runId: string, onWrite: () => void): () => void {
    return this.#watchers.watch(runId, onWrite);
  }

  /** For a run's commit. */
  appended(db: TenantDb<EngineTables>, run_id: string, events: readonly RunEvent[]): Write[] {
    const rows = events.map((event) => ({ ...event, run_id, data: toText(event.data) }));
    return this.#insert.writes(db, rows);
  }
}
