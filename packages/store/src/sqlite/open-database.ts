import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { storeErrors } from "../errors.ts";

/** How long a write waits for another process's transaction on the same file. */
const BUSY_TIMEOUT_MS = 10_000;
/**
 * Pages in the log before they are copied into the file, which waits for the disk: 16 MB instead of
 * SQLite's 4, because a page that changes often is then copied once instead of four times.
 */
const CHECKPOINT_PAGES = 4_000;

/** Made for its owner alone; SQLite gives the same rights to its log. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

export function openDatabase(file: string): DatabaseSync {
  try {
    if (file !== ":memory:") makePrivate(file);
    const database = new DatabaseSync(file, {
      timeout: BUSY_TIMEOUT_MS,
      enableForeignKeyConstraints: true,
    });
    // WAL with "normal" does not wait for the disk at each commit: a killed process loses nothing,
    // a power failure may lose the last commits, and neither damages the file.
    database.exec("pragma journal_mode = wal; pragma synchronous = normal;");
    // Who is erased is overwritten, not only forgotten.
    database.exec("pragma secure_delete = on;");
    database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw storeErrors.error("store-unavailable", {
      detail: `The SQLite file ${file} can't be opened: ${reason}`,
      cause,
    });
  }
}
