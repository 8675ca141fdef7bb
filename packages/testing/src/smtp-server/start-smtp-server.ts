/** A real SMTP server in a process of its own, which outlives whoever is killed while sending to it. */
import { fileURLToPath } from "node:url";
import { startGuarded } from "../guarded-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startServer, type TestServer } from "../test-server.ts";
import type { TakenMail } from "./behaviour.ts";

export interface SmtpServer extends Pick<TestServer, "stop">, AsyncDisposable {
  /** As `BOLE_SMTP_URL` has it. */
  readonly url: string;
  /** What it has taken since it was started or reset, in that order. */
  taken(): Promise<readonly TakenMail[]>;
  count(): Promise<number>;
  reset(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const { path: folder } = await temporaryFolder();
  const server = await startServer({
    name: "The mail server",
    folder,
    url: (port) => `http://127.0.0.1:${port}`,
    launch: (port) =>
      startGuarded({
        command: process.execPath,
        args: [fileURLToPath(new URL("serve.ts", import.meta.url)), String(port)],
        folder,
        signal: "TERM",
      }),
    probe: async (port) => {
      await fetch(`http://127.0.0.1:${port}/port`);
    },
  });
  const ask = async (path: string) => (await fetch(`${server.url}${path}`)).json();
  const port = Number(await ask("/port"));
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: async () => (await ask("/taken")) as TakenMail[],
    count: async () => Number(await ask("/count")),
    reset: async () => {
      await ask("/reset");
    },
    stop: server.stop,
    [Symbol.asyncDispose]: server.stop,
  };
}
