/**
 * `bole` as on the command line, but inside this process: to read its thousands of modules anew takes
 * ten times as long as what it then does.
 */
import { openOnnx } from "@bole/language/onnx";
import { runCli } from "../src/cli/run-cli.ts";
import { openTextThreads } from "../src/engine/open-text-threads.ts";
import { PrintedText } from "./printed-text.ts";
import { addressOf, type Bole, boleEnv, type Env, SERVING } from "./start-bole.ts";

// Never closed: each server would load them anew.
openTextThreads();
openOnnx();

export function startInside(args: readonly string[], env: Env, cwd: string): Bole {
  const text = new PrintedText();
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const listener of stops) listener();
  };
  const exitCode = runCli(args, {
    out: text.out,
    err: text.err,
    isTerminal: false,
    size: () => ({ columns: 80, rows: 24 }),
    person: undefined,
    env: boleEnv(env),
    cwd,
    every: (ms, callback) => {
      const timer = setInterval(callback, ms);
      return () => clearInterval(timer);
    },
    onSignal: (listener) => stops.push(listener),
    onParentEnd: () => {},
    onStrayError: () => {},
    endNow: () => {},
  });
  return {
    stdout: text.stdout,
    stderr: text.stderr,
    exitCode,
    printed: (pattern) => text.has(pattern, exitCode),
    stop,
    async [Symbol.asyncDispose]() {
      stop();
      await exitCode;
    },
  };
}

/** One command, to its end. */
export async function runInside(args: readonly string[], env: Env, cwd: string) {
  await using run = startInside(args, env, cwd);
  const exitCode = await run.exitCode;
  return { exitCode, out: run.stdout(), err: run.stderr() };
}

export async function servingInside(env: Env, cwd: string) {
  const bole = startInside(["serve"], { ...SERVING, ...env }, cwd);
  return { ...bole, url: await addressOf(bole) };
}
