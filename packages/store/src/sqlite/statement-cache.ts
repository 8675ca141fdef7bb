import type { DatabaseSync, StatementSync } from "node:sqlite";

export interface CachedStatement {
  readonly statement: StatementSync;
  /** Whether it gives rows: a select, or a write with `returning`. */
  readonly reader: boolean;
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
    const cached = { statement, reader: statement.columns().length > 0 };
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
