/**
 * Measures one system on one shape, in a process of its own: `node measure.ts system shape steps`.
 * Small runs warm it up; then runs are counted until enough steps have been made.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openBole, openBolePostgres, openBoleRedis } from "./systems/bole.ts";
import { openDbos } from "./systems/dbos.ts";
import { openLangGraph, openLangGraphSqlite } from "./systems/langgraph.ts";
import { openMastra } from "./systems/mastra.ts";
import type { Shape, System } from "./systems/system.ts";

export const SYSTEMS: Readonly<Record<string, (folder: string) => Promise<System>>> = {
  bole: openBole,
  bole_postgres: openBolePostgres,
  bole_redis: openBoleRedis,
  langgraph: openLangGraph,
  langgraph_sqlite: openLangGraphSqlite,
  mastra: openMastra,
  dbos: openDbos,
};

export interface Measurement {
  readonly name: string;
  readonly cpu_ms_per_step: number;
  readonly wall_ms_per_step: number;
  readonly bytes_per_step: number | null;
  readonly rss_mb: number;
}

/** How long each system runs before the measuring, so that it sees compiled code. */
const WARM_UP_MS = 5_000;
/** Steps that are measured, at least, unless they take longer than that: then one run is enough. */
const MEASURED = 2_000;
const LONG_MS = 10_000;

const [key = "", shape = "chain", count = "10"] = process.argv.slice(2);
const open = SYSTEMS[key];
if (open) {
  const folder = mkdtempSync(path.join(tmpdir(), "bole-bench-"));
  const result = await measure(
    await open(folder),
    shape === "chain" ? "chain" : "fan-out",
    Number(count),
  );
  rmSync(folder, { recursive: true });
  process.stdout.write(JSON.stringify(result));
  process.exit(0);
}

async function measure(system: System, shape: Shape, steps: number): Promise<Measurement> {
  const small = Math.min(steps, 100);
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until; ) {
    await system.run(shape, small);
  }
  const bytes = await system.bytes();
  const began = performance.now();
  const started = process.cpuUsage();
  const most = Math.max(1, Math.round(MEASURED / steps));
  let runs = 0;
  do {
    await system.run(shape, steps);
    runs += 1;
  } while (runs < most && performance.now() - began < LONG_MS);
  const { user, system: kernel } = process.cpuUsage(started);
  const wall = performance.now() - began;
  await system.close();
  const total = runs * steps;
  const grown = bytes === null ? null : (((await system.bytes()) ?? 0) - bytes) / total;
  return {
    name: system.name,
    cpu_ms_per_step: (user + kernel) / 1_000 / total,
    wall_ms_per_step: wall / total,
    bytes_per_step: grown,
    rss_mb: process.memoryUsage().rss / 2 ** 20,
  };
}
