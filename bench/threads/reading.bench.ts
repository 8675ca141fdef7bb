/** What reading in a thread costs a message: the same job in the caller's own thread and in the pool. */
import { inlineThreads, openThreads, type Threads } from "@bole/base/threads";
import { guardrailJobs } from "@bole/guardrails";
import { resumeJobs } from "@bole/resume";
import { talentJobs } from "@bole/talent";
import type { Report } from "../table.ts";

const TIMES = 300;
/** Jobs with a sample, which stands for an ordinary text. */
const JOBS = [...guardrailJobs, ...resumeJobs, ...talentJobs].filter(
  (job) => job.sample !== undefined,
);

type AnyJob = Parameters<Threads["run"]>[0];

async function timesOf(threads: Threads, job: AnyJob): Promise<number[]> {
  const args = (job.sample ?? []) as Parameters<Threads["run"]>[1];
  for (let i = 0; i < 50; i++) await threads.run(job, args);
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    await threads.run(job, args);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
}

const at = (times: readonly number[], share: number) =>
  (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);

export async function report(): Promise<Report> {
  const threads = openThreads({ name: "bench", threads: 2, keep: 2, preload: JOBS });
  const before = process.memoryUsage.rss();
  const start = performance.now();
  await threads.warm();
  const warm = Math.round(performance.now() - start);
  const memory = Math.round((process.memoryUsage.rss() - before) / 2 ** 20);
  const rows: string[][] = [];
  for (const job of JOBS) {
    const inline = await timesOf(inlineThreads, job);
    const pooled = await timesOf(threads, job);
    const added = (Number(at(pooled, 0.5)) - Number(at(inline, 0.5))).toFixed(2);
    rows.push([job.name, at(inline, 0.5), at(pooled, 0.5), at(pooled, 0.99), added]);
  }
  await threads.close();
  return {
    title: "Reading in threads",
    about: `What a thread adds to one reading of an ordinary text, in milliseconds. Two threads are warm after ${warm} ms and take ${memory} MB.`,
    head: ["job", "own thread p50", "pool p50", "pool p99", "added"],
    rows,
  };
}
