/**
 * Copies of everything in a data folder, consistent while a server works with it. The database is
 * copied by SQLite in one read transaction, which stops neither readers nor writers.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { sqliteFile } from "../config/memory-place.ts";
import type { BackupFile } from "./backup-format.ts";

const BUSY_TIMEOUT_MS = 10_000;
/** What belongs to a running process, or is not finished. */
const LEFT_OUT = [/^bole\.lock/, /^bole\.sqlite/, /^\.write-test-/, /\.new$/, /^\.restoring-/];

/** @param target an empty folder of ours */
export async function snapshot(dataFolder: string, target: string): Promise<BackupFile[]> {
  copyDatabase(sqliteFile(dataFolder), sqliteFile(target));
  for (const path of await filesOf(dataFolder)) {
    await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(dataFolder, path), join(target, path));
  }
  const copied: BackupFile[] = [];
  for (const path of await filesOf(target, [])) {
    await chmod(join(target, path), 0o600);
    copied.push(await described(target, path));
  }
  return copied;
}

function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.prepare("vacuum into ?").run(to);
  } finally {
    database.close();
  }
}

/** Plain files by their path, with slashes on every system; links are not followed. */
async function filesOf(folder: string, leftOut = LEFT_OUT): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !leftOut.some((pattern) => pattern.test(path)))
    .toSorted();
}

async function described(folder: string, path: string): Promise<BackupFile> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(folder, path)), hash);
  const { size } = await stat(join(folder, path));
  return { path, bytes: size, sha256: hash.digest("hex") };
}
