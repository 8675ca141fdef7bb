/**
 * Looks at the beats of the main thread. It counts its own turns and reads no clock: a machine that
 * slept, or a process that was stopped and continued, has not stood still.
 */
import { writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { WatchdogData } from "./watchdog.ts";

const LOOK_MS = 100;
const STDERR = 2;
const { beats, stallMs }: WatchdogData = workerData;

let routes: readonly string[] = [];
parentPort?.on("message", (now: readonly string[]) => {
  routes = now;
});

let seen = Atomics.load(beats, 0);
let still = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === seen ? still + LOOK_MS : 0;
  seen = now;
  if (still < stallMs) return;
  const msg = "the event loop does not go on; the process is ended";
  writeSync(STDERR, `${JSON.stringify({ level: 60, time: Date.now(), ms: still, routes, msg })}\n`);
  process.kill(process.pid, "SIGKILL");
}, LOOK_MS);
