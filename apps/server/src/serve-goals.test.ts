/** A goal in words, handed to a served Bole: with a model and without. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startModelServer, temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { servedInside } from "../test/served-api.ts";
import { Agents } from "./http/contract/agents.ts";
import { RunState } from "./http/contract/runs.ts";

type Served = Awaited<ReturnType<typeof servedInside>>;

async function reach(bole: Served, user_input: string) {
  const { run_id } = await bole.ask(RunState, "/runs", { user_input });
  await bole.events(run_id);
  return bole.run(run_id);
}

it("reaches it without any model, by the agents that it has", async () => {
  await using folder = await temporaryFolder();
  await using bole = await servedInside({}, folder.path);
  expect((await bole.ask(Agents, "/agents")).planners).toEqual(["general", "default"]);
  expect(await reach(bole, "Say hello")).toMatchObject({
    status: "completed",
    planned: true,
    result: { "1": { text: "Say hello" } },
    planning: { evaluation: { verdicts: [{ verdict: "pass" }] } },
  });
});

it("asks the model of the task, books its price, and goes on without it when it is gone", async () => {
  await using folder = await temporaryFolder();
  await using server = await startModelServer();
  const steps = [{ id: "x", action: "say", depends_on: [], args: { text: "Hello, world" } }];
  const plan = { description: "Say it", steps };
  const judged = { criterion: "the goal is reached", verdict: "pass", evidence: "Hello" };
  const verdicts = { verdicts: [judged], need_replan: false, gap: null };
  await server.script(
    { kind: "answer", text: JSON.stringify(plan), when: "You make plans" },
    { kind: "answer", text: JSON.stringify(verdicts), when: "You judge whether" },
  );
  const prices = { models: { "openai-compatible:planner": { input: 1_000, output: 0 } } };
  const env = { BOLE_MODEL_PLAN: "openai-compatible:planner", BOLE_MODEL_URL: server.url };
  await writeFile(join(folder.path, "prices.json"), JSON.stringify(prices));
  await using bole = await servedInside({ ...env, BOLE_DATA: folder.path }, folder.path);
  expect(await reach(bole, "Greet the world")).toMatchObject({
    status: "completed",
    result: { x: { text: "Hello, world" } },
    metrics: { tokens: 240, cost: 0.2 },
  });
  await server.stop();
  expect(await reach(bole, "Say hello")).toMatchObject({ result: { "1": { text: "Say hello" } } });
});
