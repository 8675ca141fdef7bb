import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { Write } from "../write-together.ts";
import { sqliteError } from "./sqlite-error.ts";
import { StatementCache } from "./statement-cache.ts";
import { fromSqlite, toSqlite } from "./values.ts";

/** More different texts than a process uses; bounds what dynamic `in` lists can leave behind. */
const STATEMENTS = 500;

export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = new StatementCache(database, STATEMENTS);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { statement, columns } = this.#statements.get(query.sql);
      const values = query.parameters.map(toSqlite);
      if (columns.length > 0) {
        // The cache has asked for arrays, of which the types do not know.
        const rows = statement.all(...values) as unknown as SQLOutputValue[][];
        return { rows: rows.map((row) => fromSqlite(columns, row)) as R[] };
      }
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw sqliteError(error);
    }
  }

  /** In one go: nobody else gets a turn between its beginning and its end. */
  writeTogether(writes: readonly Write[]): number[] {
    this.command("begin immediate");
    try {
      const changes = writes.map(({ sql, parameters }) => {
        const { statement } = this.#statements.get(sql);
        return Number(statement.run(...parameters.map(toSqlite)).changes);
      });
      this.command("commit");
      return changes;
    } catch (error) {
      this.rollback();
      throw sqliteError(error);
    }
  }

  /** Such as begin and commit. */
  command(sql: string): void {
    try {
      this.#statements.get(sql).statement.run();
    } catch (error) {
      throw sqliteError(error);
    }
  }

  rollback(): void {
    // SQLite rolls back by itself when, for example, the disk is full.
    if (this.#database.isTransaction) this.command("rollback");
  }

  /** PostgreSQL would need another dependency for it, and what works must work on both. */
  streamQuery(): never {
    throw new Error("The store has no streaming: page through the rows.");
  }
}
