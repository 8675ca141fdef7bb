/** Servers of a worker's tests, all in one process beside it: cheap to start, and to start anew. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type ToHost =
  | { readonly start: number; readonly env: Readonly<Record<string, string | undefined>> }
  | { readonly stop: number };
export type FromHost =
  | { readonly started: number }
  | { readonly ended: number; readonly exitCode: number; readonly said: string };

export interface Server {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** In order, as on a signal. */
  readonly stop: () => Promise<void>;
}

export interface Servers {
  readonly server: (
    port: number,
    data: string,
    settings?: Readonly<Record<string, string>>,
  ) => Server;
}

const HOST = fileURLToPath(new URL("./server-host.ts", import.meta.url));

export function openServers(): Servers & AsyncDisposable {
  let child: ChildProcess | undefined;
  let starts = 0;
  const host = () => {
    child ??= fork(HOST, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    return child;
  };
  const heard = (id: number) =>
    new Promise<FromHost>((resolve, reject) => {
      const process = host();
      const end = () => reject(new Error("The process of the servers has ended"));
      const listen = (message: FromHost) => {
        if (id !== ("started" in message ? message.started : message.ended)) return;
        process.off("message", listen).off("exit", end);
        resolve(message);
      };
      process.on("message", listen).on("exit", end);
    });
  const send = (message: ToHost) => void host().send(message);
  return {
    server: (port, data, settings = {}) => {
      let running: number | undefined;
      return {
        url: `http://127.0.0.1:${port}`,
        start: async () => {
          starts += 1;
          const id = starts;
          const answer = heard(id);
          const own = {
            PORT: String(port),
            BOLE_DATA: data,
            BOLE_DEMO: "0",
            BOLE_MAIL_UNDO_SECONDS: "0",
            // A machine may be so busy.
            BOLE_STALL_SECONDS: "600",
            ...settings,
          };
          send({ start: id, env: { ...process.env, ...own } });
          const said = await answer;
          if ("ended" in said) throw new Error(`The server did not start: ${said.said}`);
          running = id;
        },
        stop: async () => {
          if (running === undefined) return;
          const ended = heard(running);
          send({ stop: running });
          running = undefined;
          await ended;
        },
      };
    },
    async [Symbol.asyncDispose]() {
      if (child === undefined || child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}
