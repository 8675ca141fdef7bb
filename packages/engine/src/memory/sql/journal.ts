import type { Params, Store, TenantDb, Write } from "@bole/store";
import type { JsonValue } from "../../contracts/json.ts";
import { fromNullableText, toNullableText } from "../json-text.ts";
import { Payloads } from "../payloads/payloads.ts";
import { packedText, readPackedText } from "../payloads/place.ts";
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

/** What a commit writes into the journal. */
export interface JournalWrites {
  readonly writes: Write[];
  /** To be called when they are durable. */
  stored(): void;
}

/** What ended in a run. A key that is there is never replaced: the database refuses it. */
export class SqlJournal implements JournalPort {
  readonly #store: Store<EngineTables>;
  readonly #read;
  readonly #insert;
  readonly #payloads = new Payloads();

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
    return this.#payloads.unpack(
      runId,
      rows.map((row) => {
        const [input, result] = [readValue(row.input), readValue(row.result)];
        const error = fromNullableText<JournalRecord["error"]>(row.error);
        const cached = row.cached === 1;
        const record = { ...row, input: input.value, result: result.value, error, cached };
        return { record, packed: input.packed || result.packed };
      }),
    );
  }

  /** For a run's commit. */
  appended(
    db: TenantDb<EngineTables>,
    run_id: string,
    records: readonly JournalRecord[],
  ): JournalWrites {
    const { records: values, stored } = this.#payloads.pack(run_id, records);
    const rows = records.map((record, index) => {
      const { input, result, packed } = values[index] ?? { ...record, packed: false };
      return {
        ...record,
        run_id,
        input: input === null ? null : packedText(input, packed),
        result: result === null ? null : packedText(result, packed),
        error: toNullableText(record.error),
        cached: record.cached ? 1 : 0,
      };
    });
    return { writes: this.#insert.writes(db, rows), stored };
  }
}

function readValue(text: string | null): { value: JsonValue; packed: boolean } {
  return text === null ? { value: null, packed: false } : readPackedText(text);
}
