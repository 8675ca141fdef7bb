/**
 * Conversations with a capable model, played by hand from the requests alone, played again: the same answers of the
 * model lead to the same replies, calls and cards. To record anew: `node record.ts FOLDER`.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Cassette, type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openConversationLab, sayIn, type TurnOutcome } from "./conversation-lab.ts";

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

const Request = z.object({
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.unknown()),
});

describe("a recorded conversation", () => {
  it.each(CASSETTES)("$id", async ({ id, turns }) => {
    const lab = await openConversationLab(server.url, id);
    try {
      for (const { message, answers, outcome } of turns) {
        await server.script(...answers);
        expect(await sayIn(lab, message)).toEqual(outcome);
      }
      const requests = (await server.requests()).map(({ body }) => Request.parse(body));
      expect(requests).toHaveLength(turns.flatMap(({ answers }) => answers).length);
      for (const request of requests) {
        const sent = JSON.stringify(request.messages);
        // Somebody's number, street and the orders in their texts; the number only where it is asked for.
        if (id !== "en-frontend") expect(sent).not.toContain("23456789");
        expect(sent).not.toContain("Torstrasse");
        expect(sent).not.toMatch(/ignore (?:all|your)/i);
        // What every request has in common is most of it, and comes first.
        expect([request.messages[0], request.tools]).toEqual([
          requests[0]?.messages[0],
          requests[0]?.tools,
        ]);
      }
    } finally {
      await lab.close();
    }
  });

  it("sends mostly what it has sent before", async () => {
    const lab = await openConversationLab(server.url, "cached");
    try {
      await server.script({ kind: "answer", text: "Hello.", times: 2 });
      await sayIn(lab, "hello");
      await sayIn(lab, "and how are you?");
      const [first = "", second = ""] = (await server.requests()).map(({ body }) => {
        const { messages, tools } = Request.parse(body);
        return JSON.stringify([tools, ...messages]);
      });
      const same = [...second].findIndex((letter, at) => letter !== first[at]);
      expect(same / second.length).toBeGreaterThan(0.8);
    } finally {
      await lab.close();
    }
  });
});
