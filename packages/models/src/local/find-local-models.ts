/** Looks for servers of models on this machine, at the ports that the usual programs listen on. */
import { LISTINGS, type LocalModel, type LocalProgram } from "./read-model-list.ts";

export interface LocalServer {
  readonly program: LocalProgram;
  /** What `openai-compatible` models are reached at; ends in `/v1`. */
  readonly url: string;
  readonly models: readonly LocalModel[];
}

/** Of Ollama, LM Studio, vLLM and llama.cpp. */
const USUAL_PORTS: readonly number[] = [11_434, 1_234, 8_000, 8_080];

export interface LookOptions {
  /** Only on loopback. @default 11434, 1234, 8000 and 8080 */
  readonly ports?: readonly number[];
  /** For each question, in milliseconds. @default 1500 */
  readonly timeoutMs?: number;
}

export async function findLocalModels({
  ports = USUAL_PORTS,
  timeoutMs = 1_500,
}: LookOptions = {}): Promise<LocalServer[]> {
  const found = await Promise.all(ports.map((port) => lookAt(port, timeoutMs)));
  return found.filter((server) => server !== undefined);
}

async function lookAt(port: number, timeoutMs: number): Promise<LocalServer | undefined> {
  const address = `http://127.0.0.1:${port}`;
  for (const { path, read } of LISTINGS) {
    const answer = await ask(`${address}${path}`, timeoutMs);
    if (answer === NOBODY) return undefined;
    const listed = read(answer);
    if (listed !== undefined) return { url: `${address}/v1`, ...listed };
  }
  return undefined;
}

/** Nothing listens there, or it does not answer. */
const NOBODY = Symbol("nobody");

async function ask(url: string, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { Connection: "close" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok ? body : undefined;
  } catch {
    return NOBODY;
  }
}
