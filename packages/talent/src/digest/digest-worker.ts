/** The thread in which files are read: whatever they do to it, the process goes on. */
import { parentPort } from "node:worker_threads";
import { isBoleError } from "@bole/base";
import { digestFile } from "./digest-file.ts";
import type { FromThread, ToldError, ToThread } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("This file is a worker thread.");
const say = (message: FromThread) => port.postMessage(message);

// pdf.js leaves promises behind that nobody waits for; what they fail of is told by others.
process.on("unhandledRejection", () => undefined);

port.on("message", (message: ToThread) => void answer(message));
say({ type: "ready" });

async function answer({ id, today, limits, ...file }: ToThread): Promise<void> {
  try {
    say({ type: "digested", id, digest: await digestFile(file, today, limits) });
  } catch (error) {
    say({ type: "failed", id, error: told(error) });
  }
}

function told(error: unknown): ToldError {
  if (isBoleError(error)) return { code: error.code, detail: error.message, data: error.data };
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: null, detail, data: {} };
}
