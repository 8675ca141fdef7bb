/**
 * The process in which a worker's servers run, one after the other or side by side: `bole serve` as
 * on the command line, each with its own port, data and settings. Its thousand modules are read once
 * for all of them, which takes ten times as long as to start a server. A test that kills one needs
 * `ownServer`.
 */
import { enableCompileCache } from "node:module";
import { runCli } from "../../apps/server/src/cli/run-cli.ts";
import { openTextThreads } from "../../apps/server/src/engine/open-text-threads.ts";
import type { FromHost, ToHost } from "./servers.ts";

enableCompileCache();
// Never closed: each server would load them anew.
openTextThreads();

const stops = new Map<number, () => void>();
const strayListeners = new Set<(error: unknown) => void>();
const onStray = (error: unknown) => {
  for (const listener of strayListeners) listener(error);
};
process.on("unhandledRejection", onStray);
process.on("uncaughtException", onStray);
// Nobody is left who could use them.
process.on("disconnect", () => process.exit());
process.on("message", (message: ToHost) => {
  if ("start" in message) void start(message);
  else stops.get(message.stop)?.();
});

const tell = (message: FromHost) => process.send?.(message);

async function start({ start: id, env }: Extract<ToHost, { start: number }>): Promise<void> {
  let said = "";
  let stray: ((error: unknown) => void) | undefined;
  const exitCode = await runCli(["serve"], {
    out: (text) => {
      if (text.includes(`127.0.0.1:${env.PORT}`)) tell({ started: id });
    },
    err: (text) => {
      said = text;
    },
    isTerminal: false,
    size: () => ({ columns: 80, rows: 24 }),
    person: undefined,
    env,
    cwd: process.cwd(),
    every: () => () => {},
    onSignal: (listener) => stops.set(id, listener),
    onParentEnd: () => {},
    onStrayError: (listener) => {
      stray = listener;
      strayListeners.add(listener);
    },
    endNow: (code) => process.exit(code),
  }).catch((error: unknown) => {
    said = String(error);
    return 1;
  });
  stops.delete(id);
  if (stray !== undefined) strayListeners.delete(stray);
  tell({ ended: id, exitCode, said });
}
