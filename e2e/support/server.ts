/** A server in a process of its own, for tests that kill it; all others use `servers`. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Server } from "./servers.ts";

export interface OwnServer extends Server {
  /** As a power cut would: it gets no chance to tidy up. */
  readonly kill: () => Promise<void>;
}

export function ownServer(
  port: number,
  data: string,
  settings: Readonly<Record<string, string>> = {},
): OwnServer {
  let child: ChildProcess | undefined;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const gone = once(running, "exit");
    running.kill(signal);
    await gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      mkdirSync(path.dirname(data), { recursive: true });
      const log = openSync(`${data}.log`, "a");
      const started = spawn(process.execPath, ["apps/server/bin/bole.mjs", "serve"], {
        env: {
          ...process.env,
          PORT: String(port),
          BOLE_DATA: data,
          BOLE_DEMO: "0",
          BOLE_MAIL_UNDO_SECONDS: "0",
          // A machine may be so busy.
          BOLE_STALL_SECONDS: "600",
          ...settings,
        },
        // What it logs lies beside its data, for whoever wants to know why it ended.
        stdio: ["ignore", "pipe", log],
      });
      closeSync(log);
      child = started;
      if (started.stdout === null) throw new Error("The server has no output to read");
      for await (const line of createInterface({ input: started.stdout })) {
        if (line.includes(`127.0.0.1:${port}`)) return;
      }
      throw new Error("The server ended before it said that it is running");
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}
