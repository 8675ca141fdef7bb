import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes these files, all with the same text. */
export async function files(root: string, names: readonly string[], text = ""): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
}
