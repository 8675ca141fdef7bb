/** How long it takes from a message to mails that wait for approval. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { inMs, percentile } from "../server/served.ts";
import type { Report } from "../table.ts";

const SIZES = [100, 1_000];
const Measured = z.object({
  took: z.array(z.number()),
  cpu: z.array(z.number()),
  mails: z.number(),
});

export async function report(): Promise<Report> {
  const rows: string[][] = [];
  for (const size of SIZES) {
    const { took, cpu, mails } = Measured.parse(await measure(size));
    rows.push([
      size.toLocaleString("en"),
      inMs(took[0] ?? 0),
      inMs(percentile(took, 50)),
      inMs(percentile(took, 100)),
      inMs(percentile(cpu, 50)),
      String(mails),
    ]);
  }
  return {
    title: "How long a job launch takes, from the message to the mails that wait for approval",
    about:
      "Chinese résumés in a SQLite file, imported and indexed before. A message is understood, a workflow begun: read the job, search, rank by criteria with quotes, a mail to each, the batch check. Five launches one after the other, everything journalled and told. The real sentence model; no language model. Wanted: under 20 s for 1,000 candidates on two cores.",
    head: ["candidates", "the first", "p50", "the slowest", "CPU p50", "mails"],
    rows,
  };
}

/** In a process of its own. */
async function measure(size: number): Promise<unknown> {
  const script = fileURLToPath(new URL("speed-measure.ts", import.meta.url));
  const options = { maxBuffer: 2 ** 24 };
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(size)], options);
  return JSON.parse(stdout);
}
