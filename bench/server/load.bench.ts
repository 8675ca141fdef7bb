/** An embedded server with many open streams and a steady rate of new runs. */
import { readFileSync } from "node:fs";
import { Agent, get, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Report } from "../table.ts";
import { inMs, percentile, serveBole } from "./served.ts";

const STREAMS = Number(process.env.BENCH_STREAMS ?? 1_000);
const RATE = Number(process.env.BENCH_RATE ?? 50);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const STEPS = 5;
/** So many streams are opened at once. */
const TOGETHER = 50;

const plan = JSON.stringify({
  plan: {
    steps: Array.from({ length: STEPS }, (_, index) => ({
      id: `s${index}`,
      action: "pause",
      args: { ms: 0 },
      depends_on: index === 0 ? [] : [`s${index - 1}`],
    })),
  },
});

/** Starts a run; how long the answer took, and the run's id. */
function start(url: string, agent: Agent): Promise<{ ms: number; runId: string }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const asked = request(`${url}/api/runs`, { method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => {
        const [, runId] = /"run_id":"([^"]+)"/.exec(text) ?? [];
        if (answer.statusCode === 202 && runId !== undefined)
          resolve({ ms: performance.now() - began, runId });
        else reject(new Error(`${answer.statusCode} ${text.slice(0, 200)}`));
      });
    });
    asked.on("error", reject);
    asked.end(plan);
  });
}

/** Opens a run's stream; resolves at its end with when that was. */
function watch(url: string, runId: string): { open: Promise<void>; end: Promise<number> } {
  const open = Promise.withResolvers<void>();
  const end = Promise.withResolvers<number>();
  get(`${url}/api/runs/${runId}/events`, { agent: false }, (answer) => {
    answer.once("data", () => open.resolve());
    answer.resume();
    answer.on("end", () => end.resolve(performance.now()));
  }).on("error", (error) => {
    open.reject(error);
    end.reject(error);
  });
  // Whoever waits for one of them is told; the other is not looked at.
  open.promise.catch(() => undefined);
  end.promise.catch(() => undefined);
  return { open: open.promise, end: end.promise };
}

const memoryOf = (pid: number) => {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / 1_024);
};

export async function report(): Promise<Report> {
  await using bole = await serveBole();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  // Under way for longer than the measurement: their streams stay open.
  const long = await bole.start(1, (SECONDS + 600) * 1_000);
  let lost = 0;
  for (let count = 0; count < STREAMS; count += TOGETHER) {
    const some = Array.from({ length: TOGETHER }, () => watch(bole.url, long));
    await Promise.all(some.map((one) => one.open));
    for (const { end } of some) end.catch(() => undefined).finally(() => (lost += 1));
  }
  for (let n = 0; n < 20; n += 1) await watch(bole.url, (await start(bole.url, agent)).runId).end;

  const before = memoryOf(bole.pid);
  const accepted: number[] = [];
  const whole: number[] = [];
  let errors = 0;
  const work: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < RATE * SECONDS; n += 1) {
    await delay(Math.max(0, began + (n * 1_000) / RATE - performance.now()));
    const at = performance.now();
    const one = start(bole.url, agent).then(async ({ ms, runId }) => {
      accepted.push(ms);
      whole.push((await watch(bole.url, runId).end) - at);
    });
    work.push(
      one.catch(() => {
        errors += 1;
      }),
    );
  }
  await Promise.all(work);
  const took = (performance.now() - began) / 1_000;
  const row = (name: string, values: readonly number[]) => [
    name,
    values.length.toLocaleString("en"),
    ...[50, 95, 99].map((percent) => inMs(percentile(values, percent))),
  ];
  agent.destroy();
  return {
    title: "An embedded server under load",
    about: `${STREAMS.toLocaleString("en")} open streams and ${RATE} new runs a second of a plan of ${STEPS} steps for ${SECONDS} s, on SQLite. “Accepted” is the time of the answer to POST /runs; “ended” is from then to the end of the run's own stream. ${errors} errors, ${lost} of the open streams lost; all runs had ended after ${took.toFixed(1)} s. Memory of the server: ${before} MB before, ${memoryOf(bole.pid)} MB after. Clients and server share the machine.`,
    head: ["", "runs", "p50", "p95", "p99"],
    rows: [row("accepted", accepted), row("ended", whole)],
  };
}
