/**
 * The process in which a worker's servers run, one after the other or side by side: `bole serve` as
 * on the command line, each with its own port, data and settings. Its thousand modules are read once
 * for all of them, which takes ten times as long as to start a server. A test that kills one needs
 * `ownServer`.
 */
import { enableCompileCache } from "node:module";
import type { FromHost, ToHost } from "./servers.ts";

enableCompileCache();
const loading = load();
loading.catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});

/** Only now, with the cache; and threads that are never closed, or each server would load them anew. */
async function load() {
  const { openOnnx } = await import("@bole/language/onnx");
  const { openTextThreads } = await import("../../apps/server/src/engine/open-text-threads.ts");
  openOnnx();
  openTextThreads();
  return await import("../../apps/server/src/cli/run-cli.ts");
}

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
  const { runCli } = await loading;
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
