/** Where `bole` meets the real process: the only file that reads `process` for the command line. */
import { once } from "node:events";
import { inspect } from "node:util";
import { watchParent } from "../lifecycle/stop-with-parent.ts";
import { EXIT } from "./exit-code.ts";
import type { Io } from "./io.ts";
import { runCli } from "./run-cli.ts";
import { personAt } from "./terminal/person.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const { stdin, stdout, stderr, env } = process;
const isTerminal = stdout.isTTY === true;

const io: Io = {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  isTerminal,
  size: () => ({ columns: stdout.columns ?? 80, rows: stdout.rows ?? 24 }),
  person:
    isTerminal && stdin.isTTY === true
      ? personAt({
          input: stdin,
          output: stdout,
          editor: env.VISUAL || env.EDITOR || undefined,
          interrupt: () => process.kill(process.pid, "SIGINT"),
        })
      : undefined,
  env,
  cwd: process.cwd(),
  every,
  onSignal: (listener) => {
    for (const signal of STOP_SIGNALS) process.on(signal, listener);
  },
  onParentEnd: (onEnd) => watchParent({ parent: () => process.ppid, every, onEnd }),
  onStrayError: (listener) => {
    process.on("unhandledRejection", listener);
    process.on("uncaughtException", listener);
  },
  endNow: (exitCode) => process.exit(exitCode),
};

/** Watching alone is no reason to go on running. */
function every(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms).unref();
  return () => clearInterval(timer);
}

// `bole config | head` closes our output early; that is not an error of ours. Nor may a log that
// nobody reads any more be an error to be logged: that would never end.
for (const output of [stdout, stderr]) {
  output.on("error", (error) => {
    if (!("code" in error && error.code === "EPIPE")) throw error;
  });
}

const exitCode = await runCli(process.argv.slice(2), io).catch((error: unknown) => {
  // Not left to Node: whoever listens for stray errors would keep it from ending.
  stderr.write(`${inspect(error)}\n`);
  return EXIT.failed;
});
if (stdout.writableNeedDrain) await once(stdout, "drain");
process.exit(exitCode);
