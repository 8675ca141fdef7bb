/**
 * A stand-in for a model provider, as a process of its own that speaks OpenAI's and Anthropic's
 * protocols and can be told to fail in all the ways in which providers do.
 */
import { fileURLToPath } from "node:url";
import { startGuarded } from "../guarded-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startServer, type TestServer } from "../test-server.ts";
import type { ModelRequest, Scenario } from "./scenario.ts";

export interface ModelServer extends TestServer {
  /** What to do with the requests to come, in this order. Without a scenario it answers 501. */
  script(...scenarios: readonly Scenario[]): Promise<void>;
  /** The models that it says it has. @default ["stand-in"] */
  offer(...models: readonly string[]): Promise<void>;
  /** What it was asked since it was started or reset. */
  requests(): Promise<readonly ModelRequest[]>;
  /** Forgets scenarios and requests. */
  reset(): Promise<void>;
}

/** Its `url` ends in /v1, as `BOLE_MODEL_URL` does. */
export async function startModelServer(): Promise<ModelServer> {
  const { path: folder } = await temporaryFolder();
  const server = await startServer({
    name: "The stand-in for a model provider",
    folder,
    url: (port) => `http://127.0.0.1:${port}/v1`,
    launch: (port) =>
      startGuarded({
        command: process.execPath,
        args: [fileURLToPath(new URL("serve.ts", import.meta.url)), String(port)],
        folder,
        signal: "TERM",
      }),
    probe: async (port) => {
      await fetch(`http://127.0.0.1:${port}/admin/health`);
    },
  });
  async function tell(command: string, body: unknown = {}): Promise<unknown> {
    const url = new URL(`/admin/${command}`, server.url);
    const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
    return response.json();
  }
  return {
    ...server,
    script: async (...scenarios) => {
      await tell("script", scenarios);
    },
    offer: async (...models) => {
      await tell("models", models);
    },
    requests: async () => (await tell("requests")) as ModelRequest[],
    reset: async () => {
      await tell("reset");
    },
  };
}
