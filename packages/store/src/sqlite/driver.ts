/**
 * One connection to one file. Whoever holds it has it alone until it is given back: transactions
 * queue instead of failing as busy, and no query slips into a transaction that isn't its own.
 */
import type { DatabaseSync } from "node:sqlite";
import type { Driver } from "kysely";
import type { Write, WritesTogether } from "../write-together.ts";
import { SqliteConnection } from "./connection.ts";
import { Mutex } from "./mutex.ts";

export class SqliteDriver implements Driver, WritesTogether {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #mutex = new Mutex();

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    await this.#mutex.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async writeTogether(writes: readonly Write[]): Promise<number[]> {
    await this.#mutex.acquire();
    try {
      return this.#connection.writeTogether(writes);
    } finally {
      this.#mutex.release();
    }
  }

  /** Immediate: a transaction that reads first and writes later must not find itself too late. */
  async beginTransaction(): Promise<void> {
    this.#connection.command("begin immediate");
  }

  async commitTransaction(): Promise<void> {
    this.#connection.command("commit");
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.rollback();
  }

  /** What was asked for before is done first; what is asked for afterwards is refused. */
  async destroy(): Promise<void> {
    await this.#mutex.acquire();
    this.#database.close();
    this.#mutex.release();
  }
}
