import type { Params, Prepared, Store, TenantDb, Write } from "@bole/store";
import type { EngineTables, NewRow } from "./tables.ts";

/** Values by their places: row by row, each in the order of the columns. */
type Values = { readonly [place: number]: unknown };
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
    sizes: readonly number[] = SIZES,
  ) {
    this.#columns = columns;
    this.#statements = sizes.map((size) => ({
      size,
      statement: store.prepare<Values, unknown>((db, params) => {
        const rows = Array.from({ length: size }, (_, index) => {
          const at = (column: number) => params[index * columns.length + column];
          const row = columns.map((column, position) => [column, at(position)]);
          // Each column's placeholder stands for a value of that column; it is called by its place.
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

  #values(rows: readonly NewRow<Table>[], from: number, count: number): Values {
    const values: unknown[] = [];
    for (let index = from; index < from + count; index++) {
      const row = rows[index];
      if (row) for (const column of this.#columns) values.push(row[column]);
    }
    return values;
  }
}
