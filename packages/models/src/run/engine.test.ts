/** Models inside of a run: an agent hands its ctx on, and the run's own budget and cache are used. */
import {
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  openSqlMemory,
} from "@bole/engine";
import { openStore } from "@bole/store";
import { startModelServer } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { GOOD, good, modelsOf, rate } from "../../test/trial.ts";

//   rate × 6      each item asks a model, with the run's ctx
const plan = {
  steps: [
    { id: "1", action: "rater", each: "$input.resumes", args: { resume: "$item" }, concurrency: 6 },
  ],
};
const input = { resumes: ["a", "b", "c", "d", "e", "f"] };

async function trial(budget: { tokens?: number }) {
  const server = await startModelServer();
  await server.script({ ...good, times: "always" });
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  const memory = openSqlMemory(store);
  const models = modelsOf(server, { cache: memory.cache });
  const rater = defineAgent({
    name: "rater",
    description: "Rates a résumé.",
    kind: "evaluation",
    input: z.object({ resume: z.string() }),
    output: z.object({ score: z.number(), by: z.enum(["model", "embedded"]) }),
    run: async ({ resume }, ctx) => {
      const { value, solver } = await models.run(
        { ...rate, cache: { ttl_ms: 60_000 } },
        { resume },
        ctx,
      );
      return { score: value.score, by: solver };
    },
  });
  const engine = createEngine({ memory, registry: createRegistry([rater]) });
  const { run_id } = await engine.start({ tenant: "acme", plan, input, budget });
  const run = await engine.settled("acme", run_id);
  return {
    server,
    run,
    models,
    async [Symbol.asyncDispose]() {
      await engine.close();
      await store.close();
      await server.stop();
    },
  };
}

const Results = z.object({ "1": z.array(z.object({ score: z.number(), by: z.string() })) });

describe("models in a run", () => {
  it("answer each item, and book what they take on the run", async () => {
    await using done = await trial({ tokens: 100_000 });
    expect(done.run.status).toBe("completed");
    expect(Results.parse(done.run.result)["1"]).toEqual(
      input.resumes.map(() => ({ score: GOOD.score, by: "model" })),
    );
    expect(done.run.spent.tokens).toBe(720);
  });

  it("never take more than the run may spend: the rest is solved without them", async () => {
    await using done = await trial({ tokens: 10_000 });
    expect(done.run.status).toBe("completed");
    const by = Results.parse(done.run.result)["1"].map((item) => item.by);
    expect(by.filter((solver) => solver === "model")).toHaveLength(2);
    expect(by.filter((solver) => solver === "embedded")).toHaveLength(4);
    expect(done.run.spent.tokens).toBe(240);
  });

  it("answer the same question from the engine's cache", async () => {
    await using done = await trial({});
    const task = { ...rate, cache: { ttl_ms: 60_000 } };
    const again = await done.models.run(task, { resume: "a" }, { tenant: "acme" });
    expect(again).toMatchObject({ value: GOOD, cached: true, attempts: 0 });
    expect(await done.server.requests()).toHaveLength(6);
  });
});
