/** The folder that holds all data: made when Bole starts, and proved writable before anything is. */
import { randomUUID } from "node:crypto";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode, errorText } from "@bole/base";
import { serverErrors } from "../errors.ts";
import { closeFiles } from "./private-files.ts";

/** Writes a file into the folder and removes it; throws what the file system says. */
export async function proveWritable(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${randomUUID()}`);
  try {
    await writeFile(probe, "");
  } finally {
    await rm(probe, { force: true });
  }
}

/** The folder itself, or the nearest above it that is there; throws if a file is in the way. */
export async function nearestFolder(folder: string): Promise<string> {
  try {
    if ((await stat(folder)).isDirectory()) return folder;
  } catch (error) {
    const parent = dirname(folder);
    const isMissing = ["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "");
    if (!isMissing || parent === folder) throw error;
    return nearestFolder(parent);
  }
  throw new Error(`${folder} is a file, not a folder`);
}

/**
 * Level by level. Node's own `recursive` never ends where a file system answers "no such folder"
 * to the making of one, as /proc does.
 */
async function makeFolder(folder: string, existing: string): Promise<void> {
  if (folder === existing) return;
  await makeFolder(dirname(folder), existing);
  try {
    // It will hold people's data: nobody else on the machine has to read it.
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, await nearestFolder(folder));
    await proveWritable(folder);
    await closeFiles(folder);
  } catch (cause) {
    throw serverErrors.error("data-folder-unusable", {
      detail: `Bole cannot write to its data folder ${folder}: ${errorText(cause)}.`,
      data: { folder, reason: errorText(cause) },
      cause,
    });
  }
}
