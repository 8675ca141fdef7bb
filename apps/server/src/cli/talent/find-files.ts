/** The files that somebody names; of a folder, those in it that can be read, at any depth. */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../usage-error.ts";

const READABLE = /\.(?:pdf|docx|txt|md|markdown|html?|json|jpe?g|png)$/i;

export async function findFiles(names: readonly string[], cwd: string): Promise<string[]> {
  const found = await Promise.all(names.map((name) => filesAt(path.resolve(cwd, name), name)));
  return [...new Set(found.flat())];
}

async function filesAt(place: string, name: string): Promise<string[]> {
  const entry = await stat(place).catch(() => {
    throw new UsageError({ en: `There is no file "${name}".`, zh: `没有文件 "${name}"。` });
  });
  // What is named is meant, whatever it is called.
  if (!entry.isDirectory()) return [place];
  const inside = await readdir(place, { recursive: true, withFileTypes: true });
  return inside
    .filter((file) => file.isFile() && READABLE.test(file.name) && !file.name.startsWith("."))
    .map((file) => path.join(file.parentPath, file.name))
    .toSorted();
}
