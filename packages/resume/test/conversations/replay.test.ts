/**
 * Conversations with a capable model, played by hand from the requests alone, played again: the same answers of the
 * model lead to the same replies and edits. To record anew: `node record.ts FOLDER`.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Cassette, type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openConversationAgent, sayTo, type TurnOutcome } from "./conversation-agent.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const FOLDER = path.join(import.meta.dirname, "cassettes");
const CASSETTES = globSync("*.json", { cwd: FOLDER })
  .toSorted()
  .map((file): Cassette<TurnOutcome> => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")));

const Request = z.object({ messages: z.array(z.unknown()), tools: z.unknown() });

describe("a recorded conversation", () => {
  it.each(CASSETTES)("$id", async ({ id, turns }) => {
    const agent = openConversationAgent(server.url, id);
    for (const { message, answers, outcome } of turns) {
      await server.script(...answers);
      expect(await sayTo(agent, message)).toEqual(outcome);
    }
    const sent = JSON.stringify(await server.requests());
    expect(sent).not.toMatch(/13812345678|123 4567|li@example|ada@example|Quay/);
  });

  it("sends mostly what it has sent before", async () => {
    const agent = openConversationAgent(server.url, "en-cached");
    await server.script({ kind: "answer", text: "It reads well.", times: 2 });
    await sayTo(agent, "how does it read?");
    await sayTo(agent, "and the skills?");
    const [first = "", second = ""] = (await server.requests()).map(({ body }) => {
      const { messages, tools } = Request.parse(body);
      return JSON.stringify([tools, ...messages]);
    });
    const same = [...second].findIndex((letter, at) => letter !== first[at]);
    expect(same / second.length).toBeGreaterThan(0.9);
  });
});
