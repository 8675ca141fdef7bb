import { execFileSync } from "node:child_process";
import path from "node:path";
import type { Report } from "../table.ts";
import type { Measurement } from "./measure.ts";

const SIZES = [10, 100, 1_000];
const SYSTEMS = ["bole", "bole_redis", "langgraph", "langgraph_sqlite", "mastra"];

/** What a step costs when its result is kept, and how that grows with the plan. */
export async function report(): Promise<Report> {
  const rows = ["chain", "fan-out"].flatMap((shape) => {
    const own = measureAll("bole", shape);
    return SYSTEMS.map((system) => {
      const measured = system === "bole" ? own : measureAll(system, shape);
      return row(shape, measured, own);
    });
  });
  return {
    title: "What a step costs",
    about:
      "CPU milliseconds per step and bytes on disk per step, for durable plans of n agents that return 1 KB each; each system in a process of its own, after ten seconds of smaller runs to warm up. Bole validates and compiles a plan when it first sees it: at 10 and 100 that is in the warm-up, at 1,000 in the first of two measured runs; the peers build their graph in each run. In brackets: how many times Bole's cost on SQLite. Redis runs beside it on loopback with an append-only file, synced each second; its own CPU time is not in the first columns, but in the wall time.",
    head: [
      "shape",
      "system",
      ...SIZES.map((n) => `n = ${n}`),
      "wall ms per step at 100",
      "bytes per step (100 / 1,000)",
      "RSS at 1,000",
    ],
    rows,
  };
}

function measureAll(system: string, shape: string): Measurement[] {
  return SIZES.map((steps) => {
    const script = path.join(import.meta.dirname, "measure.ts");
    const output = execFileSync(process.execPath, [script, system, shape, String(steps)], {
      stdio: ["ignore", "pipe", "ignore"],
      encoding: "utf8",
    });
    return JSON.parse(output.slice(output.lastIndexOf('{"name"')));
  });
}

function row(shape: string, measured: Measurement[], own: Measurement[]): string[] {
  const costs = measured.map(({ cpu_ms_per_step: cost }, index) => {
    const ratio = cost / (own[index]?.cpu_ms_per_step ?? cost);
    return measured === own ? cost.toFixed(2) : `${cost.toFixed(2)} (× ${ratio.toFixed(1)})`;
  });
  const bytes = measured
    .slice(1)
    .map(({ bytes_per_step: count }) =>
      count === null ? "–" : Math.round(count).toLocaleString("en"),
    );
  const rss = `${Math.round(measured.at(-1)?.rss_mb ?? 0)} MB`;
  const wall = measured[1]?.wall_ms_per_step.toFixed(2) ?? "";
  return [shape, measured[0]?.name ?? "", ...costs, wall, bytes.join(" / "), rss];
}
