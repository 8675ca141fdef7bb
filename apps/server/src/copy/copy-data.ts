/**
 * Copies everything from an embedded Bole to PostgreSQL: all tables in one transaction, each read
 * back and compared before it is committed. The data folder is locked meanwhile and not changed.
 */
import { errorText, isBoleError } from "@bole/base";
import { maskUrl } from "../config/mask.ts";
import { sqliteFile } from "../config/memory-place.ts";
import { openStorage } from "../engine/open-storage.ts";
import { serverErrors } from "../errors.ts";
import { lockDataFolder } from "../lifecycle/data-lock.ts";
import { PostgresTarget } from "./postgres-target.ts";
import { TableHash } from "./row-hash.ts";
import { type SourceTable, SqliteSource } from "./sqlite-source.ts";

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
  /** The same on both sides. */
  readonly hash: string;
}

export interface CopyDataOptions {
  readonly dataFolder: string;
  /** The address of the target. */
  readonly url: string;
  readonly onTable: (copied: CopiedTable, place: number, tables: number) => void;
}

export async function copyData(options: CopyDataOptions): Promise<CopiedTable[]> {
  const { dataFolder, url } = options;
  const lock = lockDataFolder(dataFolder);
  let target: PostgresTarget | undefined;
  try {
    target = await PostgresTarget.connect(url);
    await assertEmpty(target, url);
    await migrateBoth(dataFolder, url);
    return await copyAll(target, options);
  } catch (cause) {
    if (isBoleError(cause)) throw cause;
    throw failed(url, errorText(cause), cause);
  } finally {
    await target?.close();
    lock.release();
  }
}

/** Opening them brings both to the tables of this version. */
async function migrateBoth(dataFolder: string, url: string): Promise<void> {
  const file = sqliteFile(dataFolder);
  for (const place of [
    { kind: "sqlite", file },
    { kind: "postgres", url, cacheUrl: undefined },
  ] as const) {
    const { memory } = await openStorage({ memory: place });
    await memory.close();
  }
}

async function copyAll(
  target: PostgresTarget,
  { dataFolder, url, onTable }: CopyDataOptions,
): Promise<CopiedTable[]> {
  const source = new SqliteSource(sqliteFile(dataFolder));
  const copied: CopiedTable[] = [];
  try {
    const tables = source.tables();
    await target.transaction(async () => {
      for (const table of tables) {
        const result = await copyTable(source, target, table, url);
        copied.push(result);
        onTable(result, copied.length, tables.length);
      }
    });
    return copied;
  } finally {
    source.close();
  }
}

async function copyTable(
  source: SqliteSource,
  target: PostgresTarget,
  table: SourceTable,
  url: string,
): Promise<CopiedTable> {
  const read = new TableHash();
  await target.insert(table, hashed(source.rows(table), read));
  const written = await target.hash(table);
  if (read.count !== table.rows || written.count !== read.count || written.hash !== read.hash)
    throw failed(url, `the table ${table.name} is not the same there`);
  await target.continueCounting(table);
  return { table: table.name, rows: read.count, hash: read.hash };
}

function* hashed(rows: Iterable<unknown[]>, hash: TableHash): Generator<unknown[]> {
  for (const row of rows) {
    hash.add(row);
    yield row;
  }
}

async function assertEmpty(target: PostgresTarget, url: string): Promise<void> {
  const table = await target.firstUsedTable();
  if (table === undefined) return;
  const place = maskUrl(url);
  throw serverErrors.error("copy-target-not-empty", {
    detail: `The database ${place} is not empty: its table ${table} has rows.`,
    data: { place, table },
  });
}

function failed(url: string, reason: string, cause?: unknown) {
  const place = maskUrl(url);
  return serverErrors.error("copy-failed", {
    detail: `The data could not be copied to ${place}: ${reason}.`,
    data: { place, reason },
    cause,
  });
}
