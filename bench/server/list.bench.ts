import { z } from "zod";
import type { Report } from "../table.ts";
import { inMs, percentile, serveBole } from "./served.ts";

const Listed = z.object({ runs: z.array(z.unknown()) });
const RUNS = 1_000;
const REQUESTS = 200;

async function measure(url: string): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const started = performance.now();
    const response = await fetch(url);
    await response.json();
    took.push(performance.now() - started);
  }
  return took;
}

/** Waits until nothing runs any more. */
async function allFinished(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/runs?status=running&limit=1`);
    if (Listed.parse(await response.json()).runs.length === 0) return;
  }
}

/** What a list of runs costs. */
export async function report(): Promise<Report> {
  await using bole = await serveBole();
  for (let n = 0; n < RUNS; n++) await bole.start(5, 0);
  await allFinished(bole.url);
  const rows: string[][] = [];
  for (const query of ["", "?limit=200", "?status=completed&q=chain", "?q=nothing"]) {
    const took = await measure(`${bole.url}/api/runs${query}`);
    rows.push([
      `\`GET /runs${query}\``,
      inMs(percentile(took, 50)),
      inMs(percentile(took, 95)),
      inMs(Math.max(...took)),
    ]);
  }
  return {
    title: "What a list of runs costs",
    about: `${RUNS.toLocaleString("en")} finished runs of five steps each, on SQLite; ${REQUESTS} requests one after the other, as a client on the same machine sees them. A page has 50 runs unless more are asked for.`,
    head: ["request", "p50", "p95", "worst"],
    rows,
  };
}
