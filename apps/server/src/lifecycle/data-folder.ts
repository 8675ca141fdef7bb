/** The folder that holds all data: made when Bole starts, and proved writable before anything is. */
import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serverErrors } from "../errors.ts";
import { errorText } from "../text/error-text.ts";

/** Writes a file into the folder and removes it; throws what the file system says. */
export async function proveWritable(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${randomUUID()}`);
  try {
    await writeFile(probe, "");
  } finally {
    await rm(probe, { force: true });
  }
}

export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    // It will hold people's data: nobody else on the machine has to read it.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await proveWritable(folder);
  } catch (cause) {
    throw serverErrors.error("data-folder-unusable", {
      detail: `Bole cannot write to its data folder ${folder}: ${errorText(cause)}.`,
      cause,
    });
  }
}
