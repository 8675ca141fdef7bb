/** Sends texts to every route of a running server, while it is asked whether it is well. */
import { performance } from "node:perf_hooks";
import { TEXT_ROUTES, type TextRequest, type TextRoute, type World } from "./text-routes.ts";

/** Much more than a request may take: it only ends what hangs, on any machine. */
const CLIENT_ABORT_MS = 120_000;

export interface PumpedRequest {
  readonly route: string;
  /** Its beginning. */
  readonly text: string;
  readonly length: number;
  /** Null where no answer came in time. */
  readonly status: number | null;
  readonly code: string | null;
  readonly ms: number;
}

export interface PumpReport {
  readonly requests: readonly PumpedRequest[];
  /** How long each answer of /health took, in milliseconds; Infinity where none came. */
  readonly health: readonly number[];
}

/** Asks for the server's health again and again, until it is told to stop. */
function watchHealth(api: string): () => Promise<number[]> {
  const taken: number[] = [];
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      const start = performance.now();
      const isWell = await fetch(`${api}/health`, { signal: AbortSignal.timeout(CLIENT_ABORT_MS) })
        .then((response) => response.text().then(() => response.ok))
        .catch(() => false);
      taken.push(isWell ? performance.now() - start : Number.POSITIVE_INFINITY);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    return taken;
  };
}

async function send(api: string, { method, path, type, body }: TextRequest) {
  const response = await fetch(`${api}${path}`, {
    method,
    signal: AbortSignal.timeout(CLIENT_ABORT_MS),
    ...(body !== undefined && { body, headers: { "Content-Type": type ?? "application/json" } }),
  });
  const text = await response.text();
  return { status: response.status, code: /"code":"([\w-]+)"/.exec(text)?.[1] ?? null };
}

async function pumpOne(
  api: string,
  route: TextRoute,
  text: string,
  world: World,
): Promise<PumpedRequest> {
  const start = performance.now();
  const answer = await send(api, route.request(text, world)).catch(() => null);
  const ms = performance.now() - start;
  return {
    route: route.name,
    text: text.slice(0, 60),
    length: text.length,
    status: answer?.status ?? null,
    code: answer?.code ?? null,
    ms,
  };
}

export async function pump(
  api: string,
  world: World,
  textsFor: (route: TextRoute) => readonly string[],
  routes: readonly TextRoute[] = TEXT_ROUTES,
): Promise<PumpReport> {
  const stop = watchHealth(api);
  const requests: PumpedRequest[] = [];
  for (const route of routes) {
    for (const text of textsFor(route)) requests.push(await pumpOne(api, route, text, world));
  }
  return { requests, health: await stop() };
}

/** How a report reads in the output of a test. */
export function reportLines({ requests, health }: PumpReport): string[] {
  const slowest = requests.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
  const sorted = health.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return [
    `${requests.length} requests; health asked ${health.length} times: median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`,
    ...slowest.map(
      ({ route, text, length, status, code, ms }) =>
        `${Math.round(ms)} ms  ${status ?? "no answer"} ${code ?? ""}  ${route}  ${length} × ${JSON.stringify(text.slice(0, 24))}`,
    ),
  ];
}
