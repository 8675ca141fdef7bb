import type { Params, Prepared, Store, TenantDb } from "@bole/store";
import type { EngineTables, NewRow } from "./tables.ts";

type Values = Readonly<Record<string, unknown>>;
type Column<Table extends keyof EngineTables> = keyof NewRow<Table> & string;
type BuildInsert<Table extends keyof EngineTables> = (
  db: TenantDb<EngineTables>,
  rows: readonly Params<NewRow<Table>>[],
) => ReturnType<Parameters<Store<EngineTables>["prepare"]>[0]>;

/** Larger ones first: a list is cut into as few of these as possible. */
const SIZES = [64, 32, 16, 8, 4, 2, 1];

/** Inserts any number of rows with few statements, each of them compiled once, at the start. */
export class BatchInsert<Table extends keyof EngineTables> {
  readonly #columns: readonly Column<Table>[];
  /** What the values of the n-th row are called in a statement. */
  readonly #names: readonly (readonly string[])[];
  readonly #statements: readonly {
    readonly size: number;
    readonly statement: Prepared<EngineTables, Values, unknown>;
  }[];

  constructor(
    store: Store<EngineTables>,
    columns: readonly Column<Table>[],
    build: BuildInsert<Table>,
  ) {
    const names = Array.from({ length: Math.max(...SIZES) }, (_, index) =>
      columns.map((column) => `${column}:${index}`),
    );
    this.#columns = columns;
    this.#names = names;
    this.#statements = SIZES.map((size) => ({
      size,
      statement: store.prepare<Values, unknown>((db, params) => {
        const rows = names.slice(0, size).map((ofRow) => {
          const row = columns.map((column, at) => [column, params[ofRow[at] ?? column]]);
          // Each column's placeholder stands for a value of that column; only its name is longer.
          return Object.fromEntries(row) as Params<NewRow<Table>>;
        });
        return build(db, rows);
      }),
    }));
  }

  async insert(db: TenantDb<EngineTables>, rows: readonly NewRow<Table>[]): Promise<void> {
    let done = 0;
    for (const { size, statement } of this.#statements) {
      while (rows.length - done >= size) {
        await statement.run(db, this.#values(rows.slice(done, done + size)));
        done += size;
      }
    }
  }

  #values(rows: readonly NewRow<Table>[]): Values {
    const values: Record<string, unknown> = {};
    rows.forEach((row, index) => {
      this.#names[index]?.forEach((name, at) => {
        const column = this.#columns[at];
        if (column !== undefined) values[name] = row[column];
      });
    });
    return values;
  }
}
