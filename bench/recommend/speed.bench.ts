/** How long a recommendation takes among many items, from end to end. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { inMs, percentile } from "../server/served.ts";
import type { Report } from "../table.ts";

const SIZES = [1_000, 10_000, 100_000];

const Measured = z.object({
  took: z.array(z.number()),
  cpu: z.array(z.number()),
  kept: z.number(),
  fewest: z.number(),
});

export async function report(): Promise<Report> {
  const rows: string[][] = [];
  let first: z.infer<typeof Measured> | undefined;
  for (const size of SIZES) {
    const measured = Measured.parse(await measure(size));
    first ??= measured;
    const growth = percentile(measured.took, 95) / percentile(first.took, 95);
    rows.push([
      size.toLocaleString("en"),
      inMs(percentile(measured.took, 50)),
      inMs(percentile(measured.took, 95)),
      `× ${growth.toFixed(1)}`,
      `${inMs(percentile(measured.cpu, 50))} / ${inMs(percentile(measured.cpu, 95))}`,
      `${Math.round(measured.kept / 1_000)} kB`,
      String(measured.fewest),
    ]);
  }
  return {
    title: "How long a recommendation takes",
    about:
      "Jobs with 60 to 180 words (Zipf; half Chinese, half English), ten of the taxonomy's skills and three vectors of 256 dimensions, all open, on SQLite. 120 sentences of five to twelve words with one or two skills, one after the other, as runs of the engine: the question's vector by the real sentence model, three tracks, 30 jobs read and judged, reasons for five, everything journalled. No language model. “Kept” is what the journal of one recommendation takes on disk; “fewest” the fewest that any question was recommended. “CPU” is the time of all threads of the process: what other work on the machine changes least. Wanted: p95 under 150 ms at 100,000.",
    head: ["items", "p50", "p95", "p95 against 1,000", "CPU p50 / p95", "kept", "fewest"],
    rows,
  };
}

/** Each in a process of its own. */
async function measure(size: number): Promise<unknown> {
  const script = fileURLToPath(new URL("speed-measure.ts", import.meta.url));
  const options = { maxBuffer: 2 ** 24 };
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(size)], options);
  return JSON.parse(stdout);
}
