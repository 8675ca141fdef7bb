/** One résumé, written to one file. What is there already is only replaced if it was named. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@bole/base";
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { UsageError } from "../usage-error.ts";
import { openDoor } from "./open-door.ts";
import { ExportChoice } from "./talent-door.ts";

export interface ExportAsked {
  readonly id: string;
  readonly out?: string;
  readonly format?: string;
  readonly template?: string;
  readonly paper?: string;
  readonly accent?: string;
}

export async function exportSession({ id, out, ...asked }: ExportAsked, io: Io): Promise<number> {
  const { success, data: choice, error } = ExportChoice.safeParse(asked);
  if (!success) throw notKnown(error.issues);
  const door = await openDoor(io);
  try {
    const { name, bytes } = await door.exportResume(id, choice);
    const file = path.resolve(io.cwd, out ?? name);
    await written(file, bytes, out === undefined);
    io.out(`${inLanguage(io, { en: `Written: ${file}`, zh: `已写入：${file}` })}\n`);
    return EXIT.ok;
  } finally {
    await door.close();
  }
}

async function written(file: string, bytes: Uint8Array, isNew: boolean): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: isNew ? "wx" : "w" });
  } catch (error) {
    if (errorCode(error) === "EEXIST") {
      throw new UsageError({
        en: `"${file}" is there already; say --out FILE to replace it.`,
        zh: `“${file}”已存在；如需覆盖请用 --out FILE 指定。`,
      });
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError({
      en: `"${file}" cannot be written: ${reason}`,
      zh: `无法写入“${file}”：${reason}`,
    });
  }
}

function notKnown(issues: readonly { path: PropertyKey[]; message: string }[]): UsageError {
  const said = issues
    .map(({ path: [name], message }) => `--${String(name)}: ${message}`)
    .join("; ");
  return new UsageError({ en: `${said}.`, zh: `${said}。` });
}
