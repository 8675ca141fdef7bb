import type { Params, Prepared, Store, TenantDb, Write } from "@bole/store";
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
  readonly #statements: readonly {
    readonly size: number;
    readonly statement: Prepared<EngineTables, Values, unknown>;
  }[];

  constructor(
    store: Store<EngineTables>,
    columns: readonly Column<Table>[],
    build: BuildInsert<Table>,
  ) {
    this.#columns = columns;
    this.#statements = SIZES.map((size) => ({
      size,
      statement: store.prepare<Values, unknown>((db, params) => {
        const rows = Array.from({ length: size }, (_, index) => {
          const row = columns.map((column) => [column, params[nameOf(column, index)]]);
          // Each column's placeholder stands for a value of that column; only its name is longer.
          return Object.fromEntries(row) as Params<NewRow<Table>>;
        });
        return build(db, rows);
      }),
    }));
  }

  /** The statements that insert the rows, in their order. */
  writes(db: TenantDb<EngineTables>, rows: readonly NewRow<Table>[]): Write[] {
    const writes: Write[] = [];
    let done = 0;
    for (const { size, statement } of this.#statements) {
      while (rows.length - done >= size) {
        writes.push(statement.bind(db, this.#values(rows, done, size)));
        done += size;
      }
    }
    return writes;
  }

  #values(rows: readonly NewRow<Table>[], from: number, size: number): Values {
    // The first row's values have its columns' names: alone, it is what the statement takes.
    const values: Record<string, unknown> = { ...rows[from] };
    for (let index = 1; index < size; index++) {
      const row = rows[from + index];
      for (const column of this.#columns) values[nameOf(column, index)] = row?.[column];
    }
    return values;
  }
}

function nameOf(column: string, index: number): string {
  return index === 0 ? column : `${column}:${index}`;
}
