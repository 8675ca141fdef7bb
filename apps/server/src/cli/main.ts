/** Where `bole` meets the real process: the only file that reads `process` for the command line. */
import { once } from "node:events";
import { watchParent } from "../lifecycle/stop-with-parent.ts";
import type { Io } from "./io.ts";
import { runCli } from "./run-cli.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY === true,
  env: process.env,
  cwd: process.cwd(),
  onSignal: (listener) => {
    for (const signal of STOP_SIGNALS) process.on(signal, listener);
  },
  onParentEnd: (onEnd) => watchParent({ parent: () => process.ppid, every, onEnd }),
  endNow: (exitCode) => process.exit(exitCode),
};

/** Watching alone is no reason to go on running. */
function every(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms).unref();
  return () => clearInterval(timer);
}

// `bole config | head` closes our output early; that is not an error of ours.
process.stdout.on("error", (error) => {
  if (!("code" in error && error.code === "EPIPE")) throw error;
});

const exitCode = await runCli(process.argv.slice(2), io);
if (process.stdout.writableNeedDrain) await once(process.stdout, "drain");
process.exit(exitCode);
