/** How long a search takes among many people, by track, on both databases. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { inMs, percentile } from "../server/served.ts";
import type { Report } from "../table.ts";

const SIZES = [10_000, 100_000];
const TRACKS = ["tag", "semantic", "keyword", "all"] as const;

const Measured = z.object({
  open_ms: z.number(),
  memory: z.number(),
  disk: z.object({ words: z.number(), all: z.number() }),
  blocks_ms: z.number(),
  took: z.record(z.enum(TRACKS), z.array(z.number())),
  cpu: z.array(z.number()),
  open_cpu_ms: z.number(),
});
const PeerMeasured = z.object({
  open_ms: z.number(),
  memory: z.number(),
  took: z.array(z.number()),
});

export async function report(): Promise<Report> {
  const rows: string[][] = [];
  for (const size of SIZES) rows.push(...(await measure(size)));
  return {
    title: "Finding people",
    about:
      "People with 60 to 180 words each (Zipf; half Chinese, half English), ten of the taxonomy's skills and three vectors of 256 dimensions. 200 sentences of five to twelve words with one or two skills in them, one after the other. Times are p50 / p95 of the whole search with its snippets, without embedding the question (3 ms); in brackets, how many times the p95 of a tenth of the people. PostgreSQL has a cache of 512 MB. Each track is measured in an index that has sought nothing before. “CPU” is the process's time for all three, without the database server's: what a busy machine does not change much. “Blocks” is the longest time that nothing else could run in the process; “first search” reads the entries and vectors into memory. MiniSearch has the same words, all in memory, and seeks keywords alone; its first search is the time to index them. Wanted: p95 under 100 ms for all three tracks together.",
    head: [
      "people",
      "database",
      "tags",
      "meaning",
      "keywords",
      "all three",
      "CPU",
      "blocks",
      "first search",
      "memory",
      "disk: words / all",
    ],
    rows: withGrowth(rows),
  };
}

async function measure(size: number): Promise<string[][]> {
  const people = size.toLocaleString("en");
  const rows: string[][] = [];
  for (const [database, name] of [
    ["sqlite", "SQLite"],
    ["postgres", "PostgreSQL"],
  ] as const) {
    const { took, ...rest } = Measured.parse(await run("search-measure.ts", database, size));
    rows.push([
      people,
      name,
      ...TRACKS.map((track) => times(took[track])),
      times(rest.cpu),
      inMs(rest.blocks_ms),
      `${inMs(rest.open_ms)} (CPU ${inMs(rest.open_cpu_ms)})`,
      inMegabytes(rest.memory),
      `${inMegabytes(rest.disk.words)} / ${inMegabytes(rest.disk.all)}`,
    ]);
  }
  const peer = PeerMeasured.parse(await run("search-peer.ts", size));
  const blocks = inMs(Math.max(...peer.took));
  const memory = inMegabytes(peer.memory);
  const open = inMs(peer.open_ms);
  rows.push([
    people,
    "MiniSearch",
    "–",
    "–",
    times(peer.took),
    "–",
    "–",
    blocks,
    open,
    memory,
    "–",
  ]);
  return rows;
}

/** Each in a process of its own: memory is then what it takes. */
async function run(file: string, ...args: (string | number)[]): Promise<unknown> {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const argv = ["--expose-gc", script, ...args.map(String)];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout);
}

/** To each p95 of the larger size, how many times it is that of the smaller one. */
function withGrowth(rows: readonly (readonly string[])[]): string[][] {
  const half = rows.length / 2;
  return rows.map((row, place) =>
    row.map((cell, column) => {
      const before = p95Of(rows[place - half]?.[column]);
      const now = p95Of(cell);
      return before && now ? `${cell} (× ${(now / before).toFixed(1)})` : cell;
    }),
  );
}

const p95Of = (cell = "") => Number(/ \/ ([\d.]+) ms$/.exec(cell)?.[1] ?? 0);
const times = (took: readonly number[]) =>
  `${inMs(percentile(took, 50))} / ${inMs(percentile(took, 95))}`;
const inMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
