import { get } from "node:http";
import type { Report } from "../table.ts";
import { inMs, percentile, serveBole } from "./served.ts";

const STREAMS = 200;

/** A step's end, and how many milliseconds after it its event was here. */
interface Seen {
  readonly at: number;
  readonly late: number;
}

interface Opened {
  readonly late: Promise<Seen[]>;
  /** Resolves with the stream's first bytes. */
  readonly open: Promise<void>;
}

const STEP_END = /\nevent: step_completed\n.*?"at":"([^"]+)"/;

/** Reads a run's stream to its end. */
function watch(url: string, runId: string): Opened {
  const seen: Seen[] = [];
  const ended = Promise.withResolvers<Seen[]>();
  const opened = Promise.withResolvers<void>();
  // `fetch` would cost more than what is measured.
  get(`${url}/api/runs/${runId}/events`, { agent: false }, (response) => {
    let text = "";
    response.setEncoding("utf8").on("data", (chunk: string) => {
      const now = performance.timeOrigin + performance.now();
      opened.resolve();
      text += chunk;
      const frames = text.split("\n\n");
      text = frames.pop() ?? "";
      for (const frame of frames) {
        const [, time] = STEP_END.exec(frame) ?? [];
        if (time !== undefined) seen.push({ at: Date.parse(time), late: now - Date.parse(time) });
      }
    });
    response.on("end", () => ended.resolve(seen));
  });
  return { late: ended.promise, open: opened.promise };
}

/** @param runs over how many runs the streams are spread */
async function measure(runs: number, steps: number, ms: number): Promise<number[]> {
  await using bole = await serveBole();
  // Whoever goes first pays for compiling code; that is not what is measured here.
  await watch(bole.url, await bole.start(50, 0)).late;
  const ids: string[] = [];
  for (let n = 0; n < runs; n++) ids.push(await bole.start(steps, ms));
  const streams = Array.from({ length: STREAMS }, (_, n) => watch(bole.url, ids[n % runs] ?? ""));
  await Promise.all(streams.map(({ open }) => open));
  // What happened before all were open came late because they were.
  const allOpen = performance.timeOrigin + performance.now();
  const events = (await Promise.all(streams.map(({ late }) => late))).flat();
  return events.filter(({ at }) => at > allOpen).map(({ late }) => late);
}

/** How long after a step's end its event is at a client. */
export async function report(): Promise<Report> {
  const rows: string[][] = [];
  for (const [name, runs, steps, ms] of [
    ["200 readers of one run", 1, 100, 50],
    ["10 readers of each of 20 runs", 20, 30, 250],
    ["a reader of each of 200 runs", 200, 20, 1_000],
  ] as const) {
    const late = await measure(runs, steps, ms);
    rows.push([
      name,
      late.length.toLocaleString("en"),
      inMs(percentile(late, 50)),
      inMs(percentile(late, 99)),
      inMs(Math.max(...late)),
    ]);
  }
  return {
    title: "How late an event is",
    about:
      "From a step's end to its event at a client on the same machine, with 200 streams open, on SQLite: the step is journalled, the event is stored, read and sent in between. Times of events are whole milliseconds, so up to one of these is rounding. Server and readers are two processes.",
    head: ["streams", "events", "p50", "p99", "worst"],
    rows,
  };
}
