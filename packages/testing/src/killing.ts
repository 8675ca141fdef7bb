/** Workers that are started ahead, begin when they are told to, and are killed at a random moment. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

export type Worker = ChildProcessByStdio<Writable, Readable, null>;

/** A small seeded generator, so that a failing series of kills can be run again. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function startWorker(script: URL, args: readonly string[]): Worker {
  return spawn(process.execPath, [script.pathname, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
}

/** Resolves when it has made up for what the one before it left. */
export async function begin(child: Worker, mode: "run" | "drain"): Promise<void> {
  const ended = once(child, "exit").then(() => "ended");
  const ready = once(child.stdout, "data").then(() => "ready");
  child.stdin.write(mode);
  if ((await Promise.race([ready, ended])) === "ended") throw new Error("the worker has ended");
}

/** Resolves when it has got so far: the moment of the kill, at any speed. */
export async function grown(
  child: Worker,
  howFar: () => number | Promise<number>,
  by: number,
): Promise<void> {
  const wanted = (await howFar()) + by;
  while ((await howFar()) < wanted) {
    if (child.exitCode !== null) throw new Error("the worker has ended by itself");
    await delay(1);
  }
}

export async function kill(child: Worker): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
