/** The `test` of the engine's pages: each has a server of its own, with the agents of the tests. */
import path from "node:path";
import { freePort } from "@bole/testing";
import { type OwnServer, ownServer } from "./server.ts";
import { test as base, expect } from "./test.ts";

interface Started {
  readonly run_id: string;
}

export interface Bole extends OwnServer {
  readonly startRun: (body: object) => Promise<string>;
  readonly post: <T>(path: string, body: object) => Promise<T>;
  readonly get: <T>(path: string) => Promise<T>;
}

interface Fixtures {
  readonly bole: Bole;
  /** The module that the server takes its agents from. */
  readonly agents: string;
}

export const test = base.extend<Fixtures>({
  agents: [path.resolve(import.meta.dirname, "agents.ts"), { option: true }],
  bole: async ({ page, agents }, use, info) => {
    const server = ownServer(await freePort(), info.outputPath("data"), { BOLE_AGENTS: agents });
    await server.start();
    const ask = async <T>(where: string, init?: RequestInit): Promise<T> => {
      const response = await fetch(server.url + where, init);
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
    await use({
      ...server,
      post,
      get: ask,
      startRun: async (body) => (await post<Started>("/api/runs", body)).run_id,
    });
    await page.goto("about:blank");
    await server.stop();
  },
});

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
