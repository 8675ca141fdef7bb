import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type pg from "pg";
import type { Write } from "../write-together.ts";
import { postgresError } from "./postgres-error.ts";

/** The commands whose count of rows is one of changed rows. */
const WRITES: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: ReadonlyMap<string, string>;
  #broken = false;

  constructor(client: pg.PoolClient, names: ReadonlyMap<string, string>) {
    this.#client = client;
    this.#names = names;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = this.#names.get(query.sql);
    const { command, rowCount, rows } = await this.#send({
      text: query.sql,
      values: [...query.parameters],
      ...(name === undefined ? {} : { name }),
    });
    if (!WRITES.has(command)) return { rows };
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  async writeTogether(writes: readonly Write[]): Promise<number[]> {
    await this.command("begin");
    try {
      const changes: number[] = [];
      for (const write of writes) {
        const { numAffectedRows = 0n } = await this.executeQuery(write);
        changes.push(Number(numAffectedRows));
      }
      await this.command("commit");
      return changes;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** Such as begin and commit; gives what the server says that it did. */
  async command(text: string): Promise<string> {
    return (await this.#send({ text })).command;
  }

  /** If even this fails, the connection is in an unknown state and must not be used again. */
  async rollback(): Promise<void> {
    this.#broken = true;
    await this.command("rollback");
    this.#broken = false;
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  /** It would need another dependency, and what works must work on SQLite too. */
  streamQuery(): never {
    throw new Error("The store has no streaming: page through the rows.");
  }

  async #send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.#client.query(query);
    } catch (error) {
      throw postgresError(error);
    }
  }
}
