import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOCAL_OWNER } from "@bole/base";
import { hashedNgrams } from "@bole/models";
import { corpus } from "@bole/reading/corpus";
import { openStore } from "@bole/store";
import {
  createDigestPool,
  createSearchIndex,
  openTalent,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import type { Report } from "../table.ts";

const FILES = 200;

/** How many PDFs a second are read, stored, and found by their words. */
export async function report(): Promise<Report> {
  const files = await pdfs();
  const rows = [];
  for (const threads of [1, 2]) rows.push(await importAll(files, threads));
  return {
    title: "Importing résumés",
    about: `${FILES} PDFs of the corpus (one and two columns, Chinese and English), all handed in at once as the page does: read in threads, parsed, stored with their file on SQLite, indexed by tags and keywords in the same transaction. The first file pays for starting the threads. Vectors follow by themselves and are not in it. Wanted: 10 a second. No peer reads PDFs without a model.`,
    head: ["threads", "files a second", "seconds", "CPU ms a file", "most memory"],
    rows,
  };
}

async function importAll(files: readonly File[], threads: number): Promise<string[]> {
  const file = path.join(tmpdir(), `bole-bench-import-${process.pid}-${threads}.sqlite`);
  const store = await openStore({ file, migrations: [talentMigrations, searchMigrations] });
  const digest = createDigestPool({ threads, now: () => new Date() });
  // Not started: it makes no vectors, and shares no core with what is measured.
  const search = createSearchIndex({ store, embedder: hashedNgrams() });
  const talent = openTalent({ store, search, digest });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss);
  }, 100);
  const began = performance.now();
  const cpu = process.cpuUsage();
  const results = await Promise.all(files.map((one) => talent.imports.import(LOCAL_OWNER, one)));
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  clearInterval(watch);
  const found = await talent.people.find(LOCAL_OWNER, { q: "engineer 工程师", limit: 5 });
  await digest.close();
  await search.close();
  await store.close();
  for (const end of ["", "-wal", "-shm"]) await rm(file + end, { force: true });
  const failed = results.find(({ error }) => error !== null);
  if (failed !== undefined) throw new Error(`${failed.name}: ${failed.error?.message}`);
  if (found.hits.length === 0) throw new Error("Nobody is found by a word of their résumé.");
  return [
    `${threads}`,
    (files.length / seconds).toFixed(1),
    seconds.toFixed(1),
    ((user + system) / 1_000 / files.length).toFixed(0),
    `${Math.round(memory / 2 ** 20)} MB`,
  ];
}

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** As many as are wanted: a comment at its end makes a PDF another file, and changes nothing in it. */
async function pdfs(): Promise<File[]> {
  const documents = corpus().filter(({ format }) => format === "pdf");
  const rendered = await Promise.all(documents.map(({ bytes }) => bytes()));
  return Array.from({ length: FILES }, (_, index) => {
    const bytes = rendered[index % rendered.length] ?? new Uint8Array();
    const comment = new TextEncoder().encode(`\n% ${index}\n`);
    return { name: `${index}.pdf`, bytes: new Uint8Array([...bytes, ...comment]) };
  });
}
