/**
 * Keeps what is in the data folder to its owner. Files of ours are closed to others at each start:
 * those of earlier versions were made with the usual rights. The folder itself is only warned about,
 * because somebody may have opened it on purpose.
 */
import { chmod, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "@bole/base";

const OTHERS = 0o077;
const OURS = [
  "bole.sqlite",
  "bole.sqlite-wal",
  "bole.sqlite-shm",
  "bole.lock",
  "secret.key",
  "prices.json",
];

export async function closeFiles(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  for (const name of OURS) {
    const file = join(folder, name);
    const { mode } = (await statOf(file)) ?? { mode: 0 };
    if ((mode & OTHERS) !== 0) await chmod(file, 0o600);
  }
}

/** Whether anybody but the owner may enter the folder or see what is in it. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  if (process.platform === "win32") return false;
  return ((await stat(folder)).mode & OTHERS) !== 0;
}

async function statOf(file: string) {
  try {
    return await stat(file);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
