/**
 * Tasks that a capable model has answered, played by hand from the requests alone, played again: the same answers lead to
 * the same results. To record anew: `node record.ts FOLDER`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type ModelServer, type Scenario, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CASES, openTaskLab } from "./cases.ts";

let server: ModelServer;
let lab: Awaited<ReturnType<typeof openTaskLab>>;
beforeAll(async () => {
  server = await startModelServer();
  lab = await openTaskLab(server.url);
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const CASSETTES: Readonly<Record<string, { answers: Scenario[]; outcome: unknown }>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "cassettes.json"), "utf8"),
);

describe("a recorded task", () => {
  it.each(CASES)("$id", async (one) => {
    const { answers = [], outcome } = CASSETTES[one.id] ?? {};
    await server.script(...answers);
    expect(await lab.run(one)).toEqual(outcome);
    const bodies = (await server.requests()).map(({ body }) => body);
    expect(bodies).toHaveLength(answers.length);
    // No number of anybody, and none of the orders that stand in a résumé.
    expect(JSON.stringify(bodies)).not.toMatch(
      /23456789|13812345678|nora\.feld@|every criterion is met/u,
    );
  });
});
