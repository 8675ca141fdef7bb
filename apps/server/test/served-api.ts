/** A served Bole as its clients see it. */
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { z } from "zod";
import { Approvals } from "../src/http/contract/approvals.ts";
import { RunDetail, RunState } from "../src/http/contract/runs.ts";
import { servingInside } from "./bole-inside.ts";
import { readSse, type SseEvent } from "./read-sse.ts";
import { type Env, startServing } from "./start-bole.ts";

export const TEST_AGENTS: string = fileURLToPath(new URL("./agents", import.meta.url));

/** In a process of its own. */
export async function servedApi(env: Env, folder: string) {
  const bole = await startServing({ BOLE_AGENTS: TEST_AGENTS, ...env }, folder);
  return { ...bole, ...clientOf(bole.url) };
}

/** In this process, which is quicker. */
export async function servedInside(env: Env, folder: string) {
  const bole = await servingInside({ BOLE_AGENTS: TEST_AGENTS, ...env }, folder);
  return { ...bole, ...clientOf(bole.url) };
}

function clientOf(url: string) {
  const ask = async <S extends z.ZodType>(schema: S, path: string, body?: unknown) => {
    const headers = { "Content-Type": "application/json" };
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers };
    const response = await fetch(`${url}/api${path}`, init);
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return schema.parse(JSON.parse(text));
  };
  return {
    ask,
    start: async (plan: unknown, options: unknown = {}): Promise<string> =>
      (await ask(RunState, "/runs", { plan, options })).run_id,
    run: (runId: string) => ask(RunDetail, `/runs/${runId}`),
    approvals: async () => (await ask(Approvals, "/approvals")).approvals,
    approve: (runId: string, node_id: string) =>
      ask(RunState, `/hitl/${runId}/reply`, { node_id, content: { decision: "approve" } }),
    /** The events after a number, up to the end of the stream or until something is so. */
    events: async (
      runId: string,
      {
        after = 0,
        until,
      }: { after?: number; until?: (events: readonly SseEvent[]) => boolean } = {},
    ): Promise<SseEvent[]> => {
      const headers = after > 0 ? { "Last-Event-ID": String(after) } : {};
      const response = await fetch(`${url}/api/runs/${runId}/events`, { headers });
      return readSse(response.body, until);
    },
  };
}
