import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createEngine,
  createRegistry,
  engineMigrations,
  openSqlMemory,
  validatePlan,
} from "@bole/engine";
import { fakeAgent, ManualClock } from "@bole/engine/testing";
import { openStore } from "@bole/store";
import { agents, answer, publish, split, write } from "./agents.ts";
import { plan } from "./plan.ts";

test("the plan fits its agents", () => {
  assert.deepEqual(validatePlan(plan, createRegistry(agents)).issues, []);
});

test("nothing is published that nobody has approved", async () => {
  const fake = fakeAgent(answer, [() => ({ answer: "yes" })]);
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  const engine = createEngine({
    memory: openSqlMemory(store),
    registry: createRegistry([split, fake.agent, write, publish]),
    clock: new ManualClock(),
  });
  const { run_id } = await engine.start({ tenant: "test", plan, input: { topic: "tea" } });
  const run = await engine.settled("test", run_id);
  assert.equal(run.status, "waiting");
  assert.deepEqual(run.gates[0]?.ask, { text: "# tea\n- yes\n- yes" });
  await engine.answer({
    tenant: "test",
    gate_id: run.gates[0]?.gate_id ?? "",
    decision: "reject",
    by: "me",
  });
  assert.equal((await engine.settled("test", run_id)).steps.publish?.status, "rejected");
  assert.equal(fake.calls.length, 2);
  await engine.close();
  await store.close();
});
