/** Data folders of versions before, as they are kept: one compressed file each, and its ledger. */
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { Ledger } from "./ledger.ts";

export const FIXTURES: string = fileURLToPath(new URL("./fixtures", import.meta.url));

const FILE = "bole.sqlite";
const PACKED = `${FILE}.zst`;

/** Keeps the database of a stopped server, without what the next start rebuilds by itself. */
export async function packData(dataFolder: string, target: string): Promise<number> {
  const copy = join(dataFolder, `copy-${FILE}`);
  await copyFile(join(dataFolder, FILE), copy);
  const database = new DatabaseSync(copy);
  database.exec("PRAGMA journal_mode = DELETE");
  database.exec("VACUUM");
  database.close();
  const level = { [constants.ZSTD_c_compressionLevel]: 19 };
  const packed = zstdCompressSync(await readFile(copy), { params: level });
  await writeFile(join(target, PACKED), packed);
  return packed.length;
}

/** Names of the fixtures, oldest first. */
export async function fixtureNames(): Promise<readonly string[]> {
  return (await readdir(FIXTURES)).toSorted();
}

/** Puts a copy of a fixture's data where a server can use it. */
export async function unpackData(name: string, dataFolder: string): Promise<Ledger> {
  const packed = await readFile(join(FIXTURES, name, PACKED));
  await writeFile(join(dataFolder, FILE), zstdDecompressSync(packed));
  return Ledger.parse(JSON.parse(await readFile(join(FIXTURES, name, "ledger.json"), "utf8")));
}
