import fc from "fast-check";
import { expect, it } from "vitest";
import { createRegistry, type Plan, validatePlan } from "../src/index.ts";
import { diceOf } from "../src/planning/testing/dice.ts";
import { decisionsOf } from "./random/decisions.ts";
import { randomPlan } from "./random/random-plan.ts";
import { meaningOf } from "./random/reference.ts";
import { type Outcome, play } from "./random/scenario.ts";
import { randomAgents } from "./random/world.ts";

const RUNS = Number(process.env.BOLE_TEST_RUNS ?? 60);
const SEED = Number(process.env.BOLE_TEST_SEED ?? 20_300_101);

it(`random plans come to the ends that they mean, over restarts and crashes (${RUNS} runs)`, {
  timeout: 600_000 + RUNS * 5_000,
}, async () => {
  const registry = createRegistry(randomAgents(() => 0));
  const seen = { valid: 0, restarts: 0, completed: 0, failed: 0 };
  const property = fc.asyncProperty(
    fc.integer(),
    fc.integer({ min: 3, max: 15 }),
    async (seed, size) => {
      const dice = diceOf(seed);
      const draft = randomPlan(size, dice);
      const { plan, issues } = validatePlan(draft, registry);
      if (plan === null || issues.length > 0) return;
      const decide = decisionsOf(seed);
      const outcome = await play(draft, decide, dice);
      seen.valid += 1;
      seen.restarts += outcome.restarts;
      seen[outcome.run.status === "completed" ? "completed" : "failed"] += 1;
      check(plan, outcome, meaningOf(plan, registry, decide));
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  // The proof is worth nothing if hardly anything happened.
  expect(seen.valid).toBeGreaterThan(RUNS / 2);
  expect(seen.restarts).toBeGreaterThan(RUNS / 2);
  expect(Math.min(seen.completed, seen.failed)).toBeGreaterThan(RUNS / 10);
});

function check(plan: Plan, outcome: Outcome, meaning: ReturnType<typeof meaningOf>): void {
  const { run, journal, events, wrongCalls } = outcome;
  expect(wrongCalls).toEqual([]);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const keys = journal.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
  expect(run.gates).toEqual([]);

  expect(run.status).toBe(meaning.fatal.length > 0 ? "failed" : "completed");
  if (run.status === "failed") expect(meaning.fatal).toContain(run.error?.step);
  else expect(Object.keys(run.steps).sort()).toEqual(plan.steps.map(({ id }) => id).sort());

  for (const [id, end] of Object.entries(run.steps)) {
    expect({ id, ...gist(end) }).toEqual({ id, ...gist(meaning.ends.get(id)) });
  }
  for (const { key, ...record } of journal.filter(
    (record) => record.items === null && !/#\d+$/.test(record.key),
  )) {
    expect({ key, ...gist(record) }).toEqual({ key, ...gist(meaning.ends.get(key)) });
  }
}

type End = Pick<Outcome["journal"][number], "status" | "input" | "result" | "error">;

/** Of an end, what does not depend on wording. */
function gist(end: End | undefined) {
  if (end === undefined) return { status: "none" };
  const { status, input, result, error } = end;
  return { status, result, code: error?.code, ...(status === "completed" && { input }) };
}
