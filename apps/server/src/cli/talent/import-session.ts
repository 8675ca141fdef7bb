/** Imports files a few at a time, says what became of each, and waits for the search to know them. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ImportedFile } from "../../http/contract/candidates.ts";
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { importLine } from "./import-line.ts";
import { openDoor } from "./open-door.ts";
import { ProgressBar } from "./progress-bar.ts";
import type { TalentDoor } from "./talent-door.ts";

/** Who reads files has few threads; more at once would only keep more in memory. */
const AT_ONCE = 4;
const LOOK_MS = 200;

export interface ImportSession {
  readonly files: readonly string[];
  readonly job_id: string | undefined;
  readonly dry_run: boolean;
  readonly json: boolean;
}

export async function importSession(session: ImportSession, io: Io): Promise<number> {
  const door = await openDoor(io);
  const bar = new ProgressBar(session.json ? { ...io, isTerminal: false } : io);
  try {
    const results = await importAll(door, session, io, bar);
    if (session.json) io.out(`${JSON.stringify({ files: results }, null, 2)}\n`);
    else if (!session.dry_run) await awaitIndex(door, bar);
    bar.end();
    if (!session.json) io.out(`${inLanguage(io, summary(results))}\n`);
    return results.some(({ status }) => status === "failed") ? EXIT.failed : EXIT.ok;
  } finally {
    bar.end();
    await door.close();
  }
}

async function importAll(
  door: TalentDoor,
  { files, job_id, dry_run, json }: ImportSession,
  io: Io,
  bar: ProgressBar,
): Promise<ImportedFile[]> {
  const results: ImportedFile[] = [];
  let done = 0;
  const queue = files.entries();
  const about = { en: "files", zh: "个文件" };
  const work = async () => {
    for (const [index, file] of queue) {
      const bytes = await readFile(file);
      const bulk = files.length > 1;
      const options = { dry_run, bulk, ...(job_id !== undefined && { job_id }) };
      const result = await door.importFile({ name: path.basename(file), bytes }, options);
      // What it says is only kept to be printed: a folder may hold thousands.
      results[index] = json ? result : { ...result, resume: null, findings: [] };
      done += 1;
      if (!json) bar.print(inLanguage(io, importLine(result)));
      bar.draw(done, files.length, about);
    }
  };
  bar.draw(0, files.length, about);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** Keywords and tags are found at once; the meaning follows, one text after the other. */
async function awaitIndex(door: TalentDoor, bar: ProgressBar): Promise<void> {
  const all = await door.pending();
  for (let left = all; left > 0; left = await door.pending()) {
    bar.draw(all - left, all, { en: "texts indexed by meaning", zh: "段文本已按语义索引" });
    await pause(LOOK_MS);
  }
}

function summary(results: readonly ImportedFile[]) {
  const count = (...wanted: ImportedFile["status"][]) =>
    results.filter(({ status }) => wanted.includes(status)).length;
  const [good, known, failed] = [
    count("imported", "updated", "read"),
    count("unchanged"),
    count("failed"),
  ];
  return {
    en: `${good} read, ${known} known, ${failed} failed.`,
    zh: `读取 ${good} 个，已存在 ${known} 个，失败 ${failed} 个。`,
  };
}
