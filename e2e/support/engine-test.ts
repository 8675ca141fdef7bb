/** The `test` of the engine's pages: each has a server for itself, with the agents of the tests. */
import path from "node:path";
import { freePort } from "@bole/testing";
import { type OwnServer, ownServer } from "./server.ts";
import type { Server } from "./servers.ts";
import { test as base, expect } from "./test.ts";

interface Started {
  readonly run_id: string;
}

interface Api {
  readonly startRun: (body: object) => Promise<string>;
  readonly post: <T>(path: string, body: object) => Promise<T>;
  readonly get: <T>(path: string) => Promise<T>;
}

interface Fixtures {
  readonly bole: Server & Api;
  /** In a process of its own. */
  readonly killable: OwnServer & Api;
  /** The module that the server takes its agents from. */
  readonly agents: string;
}

export const test = base.extend<Fixtures>({
  agents: [path.resolve(import.meta.dirname, "agents.ts"), { option: true }],
  bole: async ({ page, agents, servers }, use, info) => {
    const settings = { BOLE_AGENTS: agents };
    const server = servers.server(await freePort(), info.outputPath("data"), settings);
    await server.start();
    await use({ ...server, ...apiOf(server) });
    await page.goto("about:blank");
    await server.stop();
  },
  killable: async ({ page, agents }, use, info) => {
    const server = ownServer(await freePort(), info.outputPath("data"), { BOLE_AGENTS: agents });
    await server.start();
    await use({ ...server, ...apiOf(server) });
    await page.goto("about:blank");
    await server.stop();
  },
});

function apiOf({ url }: Server): Api {
  const ask = async <T>(where: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(url + where, init);
    expect(response.ok, `${where} answers ${response.status}`).toBe(true);
    const answer: T = JSON.parse(await response.text());
    return answer;
  };
  const post = <T>(where: string, body: object) =>
    ask<T>(where, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    post,
    get: ask,
    startRun: async (body) => (await post<Started>("/api/runs", body)).run_id,
  };
}

export { expect };

//           ┌─► [shout × 5, one fails] ─┐
//  split ───┤                           ├─► (approve) mail
//           └─► echo [shout ─► shout] ──┘
export const MAIL_PLAN = {
  description: "Shout words, ask, mail them",
  steps: [
    { id: "1", action: "split", args: { text: "some good and bad words" } },
    { id: "2", action: "shout", depends_on: ["1"], each: "$1.words", args: { text: "$item" } },
    { id: "3", action: "echo", depends_on: ["1"], args: { text: "$1.words[0]" } },
    {
      id: "4",
      action: "mail",
      depends_on: ["2", "3"],
      args: { to: "ann@example.com", text: "$3.text" },
      approval: "before",
    },
  ],
};
