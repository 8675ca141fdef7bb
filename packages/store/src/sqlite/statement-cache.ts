import type { DatabaseSync, StatementSync } from "node:sqlite";

export interface CachedStatement {
  readonly statement: StatementSync;
  /**
   * The names of what it gives; none unless it is a select, or a write with `returning`. Asked once:
   * tables change by migrations only, and those add columns behind the ones that were there.
   */
  readonly columns: readonly string[];
}

/** Keeps the statements used last, so that each text is parsed and planned once, not each time. */
export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #capacity: number;
  readonly #statements = new Map<string, CachedStatement>();

  constructor(database: DatabaseSync, capacity: number) {
    this.#database = database;
    this.#capacity = capacity;
  }

  get(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      if (this.#statements.size === this.#capacity) this.#freshen(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql);
    statement.setReadBigInts(true);
    // Objects that SQLite makes are slow to make and slow to read: `fromSqlite` makes plain ones.
    statement.setReturnArrays(true);
    const cached = { statement, columns: statement.columns().map(({ name }) => name) };
    this.#statements.set(sql, cached);
    if (this.#statements.size > this.#capacity) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return cached;
  }

  /** A Map keeps the order of insertion: what is put back at the end is let go last. */
  #freshen(sql: string, known: CachedStatement): void {
    this.#statements.delete(sql);
    this.#statements.set(sql, known);
  }
}
