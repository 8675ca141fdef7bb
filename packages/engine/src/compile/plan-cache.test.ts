import { MemorySaver } from "@langchain/langgraph-checkpoint";
import { expect, it } from "vitest";
import { z } from "zod";
import { defineAgent } from "../contracts/agent.ts";
import { createRegistry } from "../contracts/registry.ts";
import { PlanCache } from "./plan-cache.ts";

const add = defineAgent({
  name: "add",
  description: "Adds one.",
  kind: "generation",
  input: z.object({ n: z.number().nullable() }),
  output: z.number(),
  run: ({ n }) => (n ?? 0) + 1,
});

const cacheOf = (capacity?: number) =>
  new PlanCache({
    registry: createRegistry([add]),
    host: { advance: async () => true, waitingFor: () => [] },
    checkpointer: new MemorySaver(),
    ...(capacity === undefined ? {} : { capacity }),
  });

const planOf = (n: number | null, description = "one step") => ({
  description,
  steps: [{ id: "a", action: "add", args: { n } }],
});

it("reads a plan once that is written the same way again", () => {
  const cache = cacheOf();
  const first = cache.read(planOf(1));
  expect(first.written.steps[0]).toMatchObject({ depends_on: [], on_error: "fail" });
  expect(cache.read(planOf(1))).toBe(first);
  expect(cache.read(planOf(2))).not.toBe(first);
});

it("gives the same steps one graph, and each text its own words", () => {
  const cache = cacheOf();
  const [one, other] = [cache.read(planOf(1)), cache.read(planOf(1, "said otherwise"))];
  expect(other.graph).toBe(one.graph);
  expect(other.written.description).toBe("said otherwise");
  expect(cache.ofRun({ plan: one.written, plan_hash: one.plan.hash, pins: null }).graph).toBe(
    one.graph,
  );
});

it("refuses what JSON would bend into a plan that it knows", () => {
  const cache = cacheOf();
  cache.read(planOf(null));
  expect(JSON.stringify(planOf(Number.NaN))).toBe(JSON.stringify(planOf(null)));
  expect(() => cache.read(planOf(Number.NaN))).toThrow(/NaN/);
});

it("refuses an invalid plan each time", () => {
  const cache = cacheOf();
  const broken = { steps: [{ id: "a", action: "ad" }] };
  for (const _ of [1, 2]) expect(() => cache.read(broken)).toThrow(/"ad"/);
});

it("lets go of what was used longest ago", () => {
  const cache = cacheOf(2);
  const [one, two] = [cache.read(planOf(1)), cache.read(planOf(2))];
  cache.read(planOf(1));
  cache.read(planOf(3));
  expect(cache.read(planOf(1))).toBe(one);
  expect(cache.read(planOf(2))).not.toBe(two);
});
