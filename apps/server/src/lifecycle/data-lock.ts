/**
 * Says that the data folder is in use. An embedded Bole takes up all unfinished runs because it is
 * the only one there is, so it must be. The operating system keeps the lock, by way of SQLite, and
 * drops it however the process ends; a file with a process number would outlive a kill.
 */
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorText } from "@bole/base";
import { serverErrors } from "../errors.ts";

export interface DataLock {
  readonly release: () => void;
}

export function lockDataFolder(folder: string): DataLock {
  const file = join(folder, "bole.lock");
  closeSync(openSync(file, "a", 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    if (!/locked|busy/i.test(errorText(cause))) throw cause;
    throw serverErrors.error("data-folder-busy", {
      detail: `Another Bole uses the data folder ${folder}.`,
      data: { folder },
      cause,
    });
  }
  return { release: () => lock.close() };
}
