/** Writes everything about a person to one file, for themselves only to read. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode, LOCAL_OWNER } from "@bole/base";
import { z } from "zod";
import { exportPerson } from "../../privacy/export-person.ts";
import { Traces } from "../../privacy/traces.ts";
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { UsageError } from "../usage-error.ts";
import { openRecords } from "./open-records.ts";

export interface ExportPersonAsked {
  readonly id: string;
  readonly tenant?: string;
  readonly language?: string;
  readonly out?: string;
}

const Language = z.enum(["zh", "en"]);

export async function exportPersonSession(asked: ExportPersonAsked, io: Io): Promise<number> {
  const language = Language.safeParse(asked.language ?? inLanguage(io, { en: "en", zh: "zh" }));
  if (!language.success) {
    throw new UsageError({ en: "--language is zh or en.", zh: "--language 为 zh 或 en。" });
  }
  const { talent, storage, close } = await openRecords(io);
  try {
    const principal = { ...LOCAL_OWNER, tenant: asked.tenant ?? LOCAL_OWNER.tenant };
    const parts = { talent, traces: new Traces(storage.everything) };
    const options = { language: language.data, now: new Date() };
    const { name, bytes } = await exportPerson(parts, principal, asked.id, options);
    const file = path.resolve(io.cwd, asked.out ?? name);
    await writeFile(file, bytes, { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
      if (errorCode(error) !== "EEXIST") throw error;
      throw new UsageError({
        en: `"${file}" is there already.`,
        zh: `“${file}”已存在。`,
      });
    });
    io.out(`${inLanguage(io, { en: `Written: ${file}`, zh: `已写入：${file}` })}\n`);
    return EXIT.ok;
  } finally {
    await close();
  }
}
