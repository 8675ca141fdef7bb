/** A thread of the pool: does one job after the other, whatever module they are in. */
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { remoteHost } from "./host.ts";
import type { FromThread, RunMessage, ThreadData, ToThread } from "./messages.ts";
import { madeAnew, tell } from "./told-error.ts";

const port = parentPort;
if (!port) throw new Error("This file is a worker thread.");
const say = (message: FromThread) => port.postMessage(message);

// Libraries leave promises behind that nobody waits for; what they fail of is told by others.
process.on("unhandledRejection", () => undefined);

const asked = new Map<number, PromiseWithResolvers<unknown>>();
let calls = 0;
let working: Promise<void> = Promise.resolve();

port.on("message", (message: ToThread) => {
  if (message.type === "run") {
    working = run(message);
    return;
  }
  const answer = asked.get(message.call);
  asked.delete(message.call);
  if (message.type === "answer") answer?.resolve(message.value);
  else answer?.reject(madeAnew(message.error));
});

async function run({ id, module, name, args, hosted }: RunMessage): Promise<void> {
  try {
    const exported: Record<string, unknown> = await import(module);
    const job = exported[name];
    if (typeof job !== "function") throw new TypeError(`${module} exports no function "${name}".`);
    say({ type: "began", id });
    const host = hosted ? [remoteHost((path, given) => ask(id, path, given))] : [];
    say({ type: "done", id, value: await job(...host, ...args) });
  } catch (error) {
    say({ type: "failed", id, error: tell(error) });
  }
}

function ask(id: number, path: readonly string[], args: readonly unknown[]): Promise<unknown> {
  const call = ++calls;
  const answer = Promise.withResolvers<unknown>();
  asked.set(call, answer);
  say({ type: "ask", id, call, path, args });
  return answer.promise;
}

async function warmUp(job: CallableFunction, sample: readonly unknown[]): Promise<void> {
  try {
    await job(...sample);
  } catch {
    // What is wrong with it, its first caller is told.
  }
}

const { preload, compileCache }: ThreadData = workerData;
if (compileCache !== undefined) enableCompileCache(compileCache);
say({ type: "ready" });
for (const { module, name, sample } of preload) {
  // Somebody who waits goes first.
  await working;
  const exported: Record<string, unknown> = await import(module);
  const job = exported[name];
  if (sample && typeof job === "function") await warmUp(job, sample);
}
say({ type: "warm" });
