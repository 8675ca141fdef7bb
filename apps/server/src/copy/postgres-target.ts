/** A PostgreSQL database that is filled table by table, in one transaction. */
import pg from "pg";
import { TableHash } from "./row-hash.ts";
import type { SourceTable } from "./sqlite-source.ts";

/** PostgreSQL takes 65,535 values in a statement; rows may hold whole documents. */
const VALUES_AT_ONCE = 2_000;
const READ_AT_ONCE = 200;

const { builtins } = pg.types;
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === builtins.INT8
      ? BigInt
      : pg.types.getTypeParser(oid, format === "binary" ? "text" : format),
};

export class PostgresTarget {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async connect(url: string): Promise<PostgresTarget> {
    const client = new pg.Client({ connectionString: url, types: TYPES });
    await client.connect();
    return new PostgresTarget(client);
  }

  /** A table with rows, whoever made it; undefined where there is none. */
  async firstUsedTable(): Promise<string | undefined> {
    const { rows } = await this.#client.query<{ name: string }>(
      `select table_name::text as name from information_schema.tables
       where table_schema = any (current_schemas(false)) and table_name <> 'schema_migrations'`,
    );
    for (const { name } of rows) {
      const found = await this.#client.query(`select 1 from "${name}" limit 1`);
      if (found.rowCount !== 0) return name;
    }
    return undefined;
  }

  /** Commits what `work` writes, or nothing of it. */
  async transaction(work: () => Promise<void>): Promise<void> {
    await this.#client.query("begin");
    try {
      await work();
      await this.#client.query("commit");
    } catch (error) {
      await this.#client.query("rollback");
      throw error;
    }
  }

  async insert({ name, columns }: SourceTable, rows: Iterable<unknown[]>): Promise<void> {
    const most = Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length));
    const list = columns.map((column) => `"${column}"`).join(", ");
    let batch: unknown[][] = [];
    const flush = async () => {
      const places = batch.map(
        (row, at) => `(${row.map((_, place) => `$${at * row.length + place + 1}`).join(", ")})`,
      );
      if (batch.length > 0)
        await this.#client.query(
          `insert into "${name}" (${list}) values ${places.join(", ")}`,
          batch.flat(),
        );
      batch = [];
    };
    for (const row of rows) {
      batch.push(row);
      if (batch.length === most) await flush();
    }
    await flush();
  }

  /** What is there now, read back. */
  async hash({ name, columns }: SourceTable): Promise<TableHash> {
    const list = columns.map((column) => `"${column}"`).join(", ");
    await this.#client.query(`declare written no scroll cursor for select ${list} from "${name}"`);
    const hash = new TableHash();
    for (;;) {
      const { rows } = await this.#client.query<unknown[]>({
        text: `fetch ${READ_AT_ONCE} from written`,
        rowMode: "array",
      });
      if (rows.length === 0) break;
      for (const row of rows) hash.add(row);
    }
    await this.#client.query("close written");
    return hash;
  }

  /** Makes the next number that the database counts up the one after the last. */
  async continueCounting({ name }: SourceTable): Promise<void> {
    const { rows } = await this.#client.query<{ column: string }>(
      `select column_name::text as column from information_schema.columns where table_name = $1
       and table_schema = any (current_schemas(false)) and is_identity = 'YES'`,
      [name],
    );
    for (const { column } of rows)
      await this.#client.query(
        `select setval(pg_get_serial_sequence('"${name}"', '${column}'), max("${column}"))
         from "${name}" having max("${column}") is not null`,
      );
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
