import { openStore } from "@bole/store";
import { Command } from "@langchain/langgraph";
import { MemorySaver } from "@langchain/langgraph-checkpoint";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import {
  createRegistry,
  engineMigrations,
  type Gate,
  openSqlMemory,
  type PlanDraft,
  toStateGraph,
  validatePlan,
} from "../src/index.ts";
import { diceOf } from "../src/planning/testing/dice.ts";
import { type Decide, decisionsOf } from "./random/decisions.ts";
import { randomPlan } from "./random/random-plan.ts";
import { meaningOf } from "./random/reference.ts";
import { randomAgents } from "./random/world.ts";

const RUNS = 100;
const registry = createRegistry(randomAgents(() => 0));

async function openMemory() {
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  onTestFinished(() => store.close());
  return openSqlMemory(store);
}

/** Lets plain LangGraph run a plan, and answers what it is asked. */
async function runPlain(
  draft: PlanDraft,
  memory: Awaited<ReturnType<typeof openMemory>>,
  decide: Decide,
) {
  const graph = toStateGraph(draft, {
    tenant: "acme",
    memory,
    registry,
    effects: { request: async () => null },
    breaker: { failures: 1_000_000 },
  }).compile({ checkpointer: new MemorySaver() });
  const config = { configurable: { thread_id: "t" }, recursionLimit: 1_000 };
  const answer = (gate: Gate) => {
    if (gate.phase !== "wait") return decide(gate);
    return gate.event === null
      ? { decision: "timeout" as const }
      : { decision: "event" as const, value: gate.match ?? {} };
  };
  let pauses = 0;
  for (let input: Command | object = { input: {} }; ; pauses++) {
    const state = await graph.invoke(input, config);
    const { tasks } = await graph.getState(config);
    const asked = tasks.flatMap(({ interrupts }) => interrupts);
    if (asked.length === 0) return { ends: state.agent_results, pauses };
    const resume = asked.map(({ id = "", value }) => {
      const gates: readonly Gate[] = value;
      return [id, Object.fromEntries(gates.map((gate) => [gate.gate_id, answer(gate)]))];
    });
    input = new Command({ resume: Object.fromEntries(resume) });
  }
}

it(`plain LangGraph comes to the results of the engine (${RUNS} random plans)`, {
  timeout: 600_000,
}, async () => {
  const memory = await openMemory();
  const seen = { valid: 0, paused: 0, completed: 0, failed: 0 };
  const property = fc.asyncProperty(
    fc.integer(),
    fc.integer({ min: 3, max: 12 }),
    async (seed, size) => {
      const draft = randomPlan(size, diceOf(seed));
      const { plan, issues } = validatePlan(draft, registry);
      if (plan === null || issues.length > 0) return;
      const decide = decisionsOf(seed);
      // What the engine is held to, restarts and crashes included, in random-plans.test.ts.
      const { ends: meant, fatal } = meaningOf(plan, registry, decide);
      const { ends, pauses } = await runPlain(draft, memory, decide);
      seen.valid += 1;
      seen.paused += Math.min(pauses, 1);
      seen[fatal.length > 0 ? "failed" : "completed"] += 1;
      if (fatal.length === 0) {
        expect(Object.keys(ends).sort()).toEqual(plan.steps.map(({ id }) => id).sort());
      } else expect(fatal.filter((id) => ends[id]?.status === "failed")).not.toEqual([]);
      for (const [id, end] of Object.entries(ends)) {
        const { status, result, error } = end;
        const other = meant.get(id);
        const wanted = { status: other?.status, result: other?.result, code: other?.error?.code };
        expect({ id, status, result, code: error?.code }).toEqual({ id, ...wanted });
        if (status === "completed") expect(end.input).toEqual(other?.input);
      }
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: 20_300_102 });
  expect(seen.valid).toBeGreaterThan(RUNS / 2);
  expect(Math.min(seen.paused, seen.completed, seen.failed)).toBeGreaterThan(RUNS / 10);
});

it("refuses a plan that does not validate", async () => {
  const memory = await openMemory();
  const broken = { steps: [{ id: "a", action: "uup" }] };
  expect(() => toStateGraph(broken, { tenant: "acme", memory, registry })).toThrow(/"uup"/);
});
