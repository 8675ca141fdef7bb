/**
 * The thread that holds all networks, so that reading texts never stops the event loop. Jobs of one kind
 * take turns; different kinds run side by side, so that a message does not wait for a batch of vectors.
 */
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { FromWorker, RunMessage, ToWorker, WorkerOptions } from "./messages.ts";
import type { OnnxContext } from "./onnx-job.ts";
import { openRuntime } from "./runtime.ts";

const port = parentPort;
if (!port) throw new Error("This file is a worker thread.");
const say = (message: FromWorker) => port.postMessage(message);

const { kinds, compileCache }: WorkerOptions = workerData;
if (compileCache !== undefined) enableCompileCache(compileCache);

const kept = new Map<string, Promise<unknown>>();
const turns = new Map<string, Promise<void>>();
const wanted = new Map<number, AbortController>();

const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
};

port.on("message", (message: ToWorker) => {
  if (message.type === "end") void end();
  else if (message.type === "forget") wanted.get(message.id)?.abort();
  else {
    const kind = `${message.module}#${message.name}`;
    const stop = new AbortController();
    wanted.set(message.id, stop);
    const before = turns.get(kind) ?? Promise.resolve();
    turns.set(
      kind,
      before.then(() => run(message, stop.signal)),
    );
  }
});

async function run({ id, module, name, args }: RunMessage, signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted();
    const [runtime, exported] = await Promise.all([
      once("runtime", () => openRuntime(kinds)),
      import(module) as Promise<Record<string, unknown>>,
    ]);
    const job = exported[name];
    if (typeof job !== "function") throw new TypeError(`${module} exports no function "${name}"`);
    const context: OnnxContext = { runtime, once, signal };
    say({ type: "began", id });
    say({ type: "done", id, value: await job(context, ...args) });
  } catch (error) {
    say({ type: "failed", id, why: error instanceof Error ? error.message : String(error) });
  } finally {
    wanted.delete(id);
  }
}

/** Not while the runtime loads or works: whoever ends a thread then ends the whole process. */
async function end(): Promise<void> {
  for (const stop of wanted.values()) stop.abort();
  await Promise.all([...turns.values(), ...kept.values()].map((one) => one.catch(() => undefined)));
  process.exit();
}
