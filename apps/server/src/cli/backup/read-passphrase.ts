import { readFile } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../usage-error.ts";

const SHORTEST = 8;

/**
 * The first line of a file. Not an argument or a variable: those are seen by other processes and
 * kept by shells.
 */
export async function readPassphrase(
  file: string | undefined,
  cwd: string,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const text = await readFile(path.resolve(cwd, file), "utf8").catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError({
      en: `The passphrase file "${file}" cannot be read: ${reason}`,
      zh: `无法读取口令文件“${file}”：${reason}`,
    });
  });
  const passphrase = text.split(/\r?\n/, 1)[0] ?? "";
  if (passphrase.length >= SHORTEST) return passphrase;
  throw new UsageError({
    en: `The first line of "${file}" must have ${SHORTEST} characters or more.`,
    zh: `“${file}”的第一行至少要有 ${SHORTEST} 个字符。`,
  });
}
