/** The general planner inside of the engine: from a goal in words to a result. */
import {
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  openSqlMemory,
} from "@bole/engine";
import { openStore } from "@bole/store";
import { type Scenario, startModelServer } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { modelsOf } from "../../test/trial.ts";
import { createPlanner } from "./create-planner.ts";

const facts = defineAgent({
  name: "collect_facts",
  description: "Collects facts on a topic.",
  kind: "retrieval",
  input: z.object({ topic: z.string() }),
  output: z.object({ facts: z.array(z.string()) }),
  run: ({ topic }) => ({ facts: [`${topic} run fast`, `${topic} are loyal`] }),
});
const article = defineAgent({
  name: "write_article",
  description: "Writes an article out of facts.",
  kind: "generation",
  input: z.object({ facts: z.array(z.string()) }),
  output: z.object({ article: z.string() }),
  run: ({ facts }) => ({ article: facts.join("; ") }),
});

async function reach(goal: string, rubric: string[], scenarios: readonly Scenario[] = []) {
  const server = await startModelServer();
  await server.script(...scenarios);
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  const models = modelsOf(server, scenarios.length === 0 ? { models: [] } : { retries: 0 });
  const engine = createEngine({
    memory: openSqlMemory(store),
    registry: createRegistry([facts, article]),
    planners: { default: createPlanner(models) },
  });
  const input = { topic: "Horses" };
  const { run_id } = await engine.start({ tenant: "acme", goal, input, rubric });
  const run = await engine.settled("acme", run_id);
  await engine.close();
  await store.close();
  await server.stop();
  return run;
}

const DONE = { article: "Horses run fast; Horses are loyal" };

//  goal ──► create_plan ──► collect_facts ──► write_article ──► evaluate
describe("the general planner", () => {
  it("reaches a goal without a model, in English and in Chinese", async () => {
    for (const goal of ["Write an article about horses", "请写一篇文章"]) {
      const run = await reach(goal, ["the goal is reached", 'mentions "loyal"']);
      expect(run.status).toBe("completed");
      expect(run.result).toEqual({ "2": DONE });
    }
  });

  it("lets a model plan and judge, and books what that takes on the run", async () => {
    const plan = {
      description: "as the model wants it",
      steps: [
        { id: "a", action: "collect_facts", depends_on: [], args: { topic: "Mules" } },
        { id: "b", action: "write_article", depends_on: ["a"], args: { facts: "$a.facts" } },
      ],
    };
    const verdict = { criterion: "it is about mules", verdict: "pass", evidence: "Mules run fast" };
    const evaluation = { verdicts: [verdict], need_replan: false, gap: null };
    const run = await reach(
      "Tell me of mules",
      ["it is about mules"],
      [
        { kind: "answer", text: JSON.stringify(plan), when: "You make plans" },
        { kind: "answer", text: JSON.stringify(evaluation), when: "You judge whether" },
      ],
    );
    expect(run.result).toEqual({ b: { article: "Mules run fast; Mules are loyal" } });
    expect(run.planning?.evaluation).toEqual(evaluation);
    expect(run.spent.tokens).toBe(240);
  });

  it("goes on without the model when that fails in the middle", async () => {
    const run = await reach(
      "Write an article",
      ["the goal is reached"],
      [{ kind: "status", status: 500, times: "always" }],
    );
    expect(run).toMatchObject({ status: "completed", result: { "2": DONE } });
  });

  it("says what is missing where no plan reaches the goal", async () => {
    const run = await reach("Brew a coffee", ["the goal is reached"]);
    expect(run.status).toBe("failed");
    expect(JSON.stringify(run)).toContain('No agent does what \\"Brew a coffee\\" asks for');
  });
});
