/**
 * Connections to a PostgreSQL server, from `pg`'s pool. Kysely has such a driver, but without names
 * for prepared statements, without our errors, and it lets a connection that the server closes
 * while it is in use end the process.
 */
import { AbortedTransactionError, type DatabaseConnection, type Driver } from "kysely";
import pg from "pg";
import type { Write, WritesTogether } from "../write-together.ts";
import { PostgresConnection } from "./connection.ts";
import { postgresError } from "./postgres-error.ts";
import { valueTypes } from "./values.ts";

/** Long enough for a queue under load, short enough to say that the server is away. */
const CONNECT_TIMEOUT_MS = 30_000;

export class PostgresDriver implements Driver, WritesTogether {
  readonly #pool: pg.Pool;
  readonly #names: ReadonlyMap<string, string>;

  /** `names` tells which texts are prepared once per connection, and under which name. */
  constructor(url: string, connections: number, names: ReadonlyMap<string, string>) {
    this.#names = names;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: "bole",
      types: valueTypes,
    });
    // A connection that breaks says so to its next query; that it broke must not end the process.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    try {
      return new PostgresConnection(await this.#pool.connect(), this.#names);
    } catch (error) {
      throw postgresError(error);
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    own(connection).release();
  }

  async writeTogether(writes: readonly Write[]): Promise<number[]> {
    const connection = await this.acquireConnection();
    try {
      return await connection.writeTogether(writes);
    } finally {
      connection.release();
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).command("begin");
  }

  /** After a failed statement the server answers a commit with a rollback. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if ((await own(connection).command("commit")) === "ROLLBACK") {
      throw new AbortedTransactionError();
    }
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).rollback();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

function own(connection: DatabaseConnection): PostgresConnection {
  if (connection instanceof PostgresConnection) return connection;
  throw new TypeError("This connection is another driver's.");
}
