/**
 * A real server on a loopback port for as long as a test needs it: started, waited for, restarted
 * on the same port with the same data, stopped with nothing left behind.
 */
import { rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import type { GuardedProcess } from "./guarded-process.ts";

export interface TestServer extends AsyncDisposable {
  readonly url: string;
  /** Ends the server, frees its port and removes its data. */
  stop(): Promise<void>;
  /** Ends the server cleanly and starts it again: same address, same data. */
  restart(): Promise<void>;
}

export interface ServerKind {
  readonly name: string;
  readonly folder: string;
  readonly url: (port: number) => string;
  readonly launch: (port: number) => Promise<GuardedProcess>;
  /** Resolves when the server answers, throws while it doesn't. */
  readonly probe: (port: number) => Promise<void>;
}

const ATTEMPTS = 5;
const DEADLINE_MS = 300_000;

export async function startServer(kind: ServerKind): Promise<TestServer> {
  let { port, running } = await startOnFreePort(kind);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= discard(kind, running);
    return stopped;
  };
  return {
    url: kind.url(port),
    stop,
    async restart() {
      await running.pause();
      running = await kind.launch(port);
      await ready(kind, port, running);
    },
    [Symbol.asyncDispose]: stop,
  };
}

async function startOnFreePort(kind: ServerKind) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const running = await kind.launch(port);
    try {
      await ready(kind, port, running);
      return { port, running };
    } catch (error) {
      const taken = /address already in use/i.test(String(error));
      if (taken && attempt < ATTEMPTS) continue;
      await discard(kind, running);
      throw error;
    }
  }
}

/** The guard removes the folder, unless the server had ended by itself: then we do. */
async function discard(kind: ServerKind, running: GuardedProcess): Promise<void> {
  await running.remove();
  await rm(kind.folder, { recursive: true, force: true });
}

async function ready(kind: ServerKind, port: number, running: GuardedProcess): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    try {
      await kind.probe(port);
      return running.background();
    } catch (error) {
      if (!running.running() || Date.now() > deadline) {
        throw new Error(`${kind.name} did not start: ${await running.log()}`, { cause: error });
      }
      await delay(20);
    }
  }
}
