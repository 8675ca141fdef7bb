/**
 * Makes a data folder from a backup. Everything is read and checked in a folder inside of it, then
 * moved to its place, the database last: a data folder with a database is a whole one.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "../config/memory-place.ts";
import { serverErrors } from "../errors.ts";
import { prepareDataFolder } from "../lifecycle/data-folder.ts";
import { lockDataFolder } from "../lifecycle/data-lock.ts";
import type { Manifest } from "./backup-format.ts";
import { readBackup } from "./read-backup.ts";

export interface RestoreBackupOptions {
  readonly file: string;
  readonly passphrase: string | undefined;
  readonly dataFolder: string;
  readonly signal: AbortSignal;
}

/** May be in a folder that counts as empty: our own lock, and what a new file system has. */
const IGNORED = /^(bole\.lock.*|lost\+found)$/;

export async function restoreBackup(options: RestoreBackupOptions): Promise<Manifest> {
  const { file, passphrase, dataFolder, signal } = options;
  await prepareDataFolder(dataFolder);
  await assertEmpty(dataFolder);
  const lock = lockDataFolder(dataFolder);
  const target = join(dataFolder, `.restoring-${randomUUID()}`);
  try {
    await mkdir(target, { mode: 0o700 });
    const manifest = await readBackup({ file, passphrase, target, signal });
    assertIntact(file, sqliteFile(target));
    await moveAll(manifest, target, dataFolder);
    return manifest;
  } finally {
    await rm(target, { recursive: true, force: true });
    lock.release();
  }
}

async function assertEmpty(folder: string): Promise<void> {
  const found = (await readdir(folder)).filter((name) => !IGNORED.test(name));
  if (found.length === 0) return;
  throw serverErrors.error("restore-target-not-empty", {
    detail: `The data folder ${folder} is not empty.`,
    data: { folder },
  });
}

function assertIntact(file: string, database: string): void {
  const opened = new DatabaseSync(database, { readOnly: true });
  let found: unknown;
  try {
    found = opened.prepare("pragma quick_check").get()?.quick_check;
  } catch (error) {
    found = error;
  } finally {
    opened.close();
  }
  if (found === "ok") return;
  throw serverErrors.error("backup-unusable", {
    detail: `The backup ${file} cannot be used: its database is damaged (${String(found)}).`,
    data: { file, reason: String(found) },
  });
}

async function moveAll({ files }: Manifest, from: string, to: string): Promise<void> {
  const isDatabase = (path: string) => sqliteFile(to) === join(to, path);
  const last = files.toSorted((a, b) => Number(isDatabase(a.path)) - Number(isDatabase(b.path)));
  for (const { path } of last) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await rename(join(from, path), join(to, path));
  }
}
