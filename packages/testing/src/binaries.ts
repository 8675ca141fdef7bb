import { execFile } from "node:child_process";
import { access, constants, readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const PACKAGES = "apt-get install postgresql redis-server dovecot-imapd";

/** The full path of a server's binary, or an error that says what to install. */
export async function findBinary(name: string, moreFolders: readonly string[]): Promise<string> {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  for (const folder of [...onPath, ...moreFolders]) {
    const path = join(folder, name);
    if (await executable(path)) return path;
  }
  throw new Error(`The tests need ${name}, which is not installed: run \`${PACKAGES}\`.`);
}

/** Where PostgreSQL keeps the programs that aren't on the PATH, newest version first. */
export async function postgresFolders(): Promise<string[]> {
  const root = "/usr/lib/postgresql";
  const versions = await readdir(root).catch(() => []);
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"));
  const named = await promisify(execFile)("pg_config", ["--bindir"]).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  return [...named, ...folders];
}

async function executable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
