import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Measurement } from "./measure.ts";

/** What was measured, or in words why nothing was. */
export type Outcome = Measurement | string;

export const MOST_MS = 90_000;
const MOST_MB = 6_144;

/** Measures one system in a process of its own. */
export function measureApart(system: string, shape: string, steps: number): Outcome {
  const script = path.join(import.meta.dirname, "measure.ts");
  const args = [`--max-old-space-size=${MOST_MB}`, script, system, shape, String(steps)];
  const { status, stdout, signal } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "pipe", "ignore"],
    encoding: "utf8",
    timeout: MOST_MS,
    killSignal: "SIGKILL",
  });
  if (status === 0) return JSON.parse(stdout.slice(stdout.lastIndexOf('{"name"')));
  return signal === "SIGKILL" ? `more than ${MOST_MS / 1_000} s` : "out of memory";
}
