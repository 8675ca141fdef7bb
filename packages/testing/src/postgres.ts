/**
 * A real PostgreSQL for tests. It is fast because it does not wait for the disk, so it proves
 * nothing about power failures; a killed client or a restarted server is what it is for.
 */
import { chown } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { findBinary, postgresFolders } from "./binaries.ts";
import { type Owner, startGuarded } from "./guarded-process.ts";
import { postgresOwner } from "./postgres-owner.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { startServer, type TestServer } from "./test-server.ts";

export interface PostgresServer extends TestServer {
  /** A new empty database on this server; gives its address. */
  createDatabase(): Promise<string>;
}

const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const SMALL = ["shared_buffers=32MB", "max_connections=200"];
// Only loopback TCP: a socket file's path can be too long in a deep temporary folder.
const LOCAL = ["listen_addresses=127.0.0.1", "unix_socket_directories="];
const SETTINGS = [...FAST, ...SMALL, ...LOCAL];

/**
 * Orders text as people do, not by bytes, so that a query that relies on bytes is found out.
 * PostgreSQL before 15 doesn't know these options and orders by bytes.
 */
const LOCALES = [["--locale=C", "--locale-provider=icu", "--icu-locale=en"], ["--locale=C"]];

/** @param settings of the server, such as `shared_buffers=512MB`, in the place of ours */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const folders = await postgresFolders();
  const initdb = await findBinary("initdb", folders);
  const command = await findBinary("postgres", folders);
  const owner = await postgresOwner();
  const { path: folder } = await temporaryFolder();
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  await createCluster(initdb, data, folder, owner);

  const url = (port: number, database = "postgres") =>
    `postgres://bole@127.0.0.1:${port}/${database}`;
  const server = await startServer({
    name: "PostgreSQL",
    folder,
    url,
    launch: (port) =>
      startGuarded({
        command,
        args: ["-D", data, "-p", String(port), ...asArguments([...SETTINGS, ...settings])],
        folder,
        signal: "INT",
        owner,
      }),
    probe: (port) => execute(url(port), "select 1"),
  });

  let databases = 0;
  return {
    ...server,
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await execute(server.url, `create database ${name}`);
      const address = new URL(server.url);
      address.pathname = `/${name}`;
      return address.href;
    },
  };
}

let shared: Promise<PostgresServer> | undefined;

/**
 * One server for the whole test process, started by the first caller and gone with the process.
 * Take a database of your own from it with `createDatabase()`; never stop or restart it.
 */
export function sharedPostgres(): Promise<Pick<PostgresServer, "createDatabase">> {
  shared ??= startPostgres();
  return shared;
}

/** Of two for the same the last one counts. */
const asArguments = (settings: readonly string[]) => settings.flatMap((one) => ["-c", one]);

async function createCluster(
  initdb: string,
  data: string,
  folder: string,
  owner: Owner | undefined,
): Promise<void> {
  let log = "";
  for (const locale of LOCALES) {
    const process = await startGuarded({
      command: initdb,
      args: ["-D", data, "-N", "-A", "trust", "-U", "bole", "-E", "UTF8", ...locale],
      folder,
      signal: "TERM",
      owner,
    });
    if ((await process.ended) === 0) return;
    log = await process.log();
  }
  throw new Error(`initdb failed: ${log}`);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks while it is idle is reported here; the query below tells the caller.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
