import { isBoleError } from "@bole/base";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRegistry, type Registry } from "../contracts/registry.ts";
import { type Dice, diceOf } from "./testing/dice.ts";
import { interpret } from "./testing/interpreter.ts";
import { mutationsOf } from "./testing/mutations.ts";
import { type RandomAgent, randomAgents, randomPlan } from "./testing/random-plan.ts";
import { validatePlan } from "./validate-plan.ts";

interface World {
  readonly agents: RandomAgent[];
  readonly registry: Registry;
  readonly draft: ReturnType<typeof randomPlan>;
  readonly dice: Dice;
}

function inRandomWorlds(numRuns: number, check: (world: World) => void): void {
  const property = fc.property(fc.integer(), (seed) => {
    const dice = diceOf(seed);
    const agents = randomAgents(dice);
    const registry = createRegistry(agents.map(({ agent }) => agent));
    check({ agents, registry, draft: randomPlan(agents, dice), dice });
  });
  fc.assert(property, { numRuns, seed: 20_240_229 });
}

/** A position in a list is the one thing that types leave to the data. */
function isBeyondList(error: unknown): boolean {
  if (!isBoleError(error) || error.code !== "placeholder-missing") return false;
  return String(error.data.found).startsWith("is a list of");
}

describe("plans over random registries", () => {
  it("run without a missing placeholder or a refused input, if they validate", () => {
    let [valid, total, calls] = [0, 0, 0];
    inRandomWorlds(1200, ({ agents, registry, draft, dice }) => {
      total++;
      const { issues, plan } = validatePlan(draft, registry);
      if (plan === null || issues.length > 0) return;
      valid++;
      for (let run = 0; run < 8; run++) {
        try {
          calls += interpret(plan, agents, dice);
        } catch (error) {
          if (!isBeyondList(error)) throw error;
        }
      }
    });
    // The proof is worth nothing if hardly any plan gets so far.
    expect(valid / total).toBeGreaterThan(0.2);
    expect(calls).toBeGreaterThan(total);
  });

  it("do not validate any more once something in them is broken", () => {
    const caught = new Map<string, number>();
    inRandomWorlds(300, ({ agents, registry, draft }) => {
      if (validatePlan(draft, registry).issues.length > 0) return;
      for (const { code, broken } of mutationsOf(draft, agents)) {
        const found = validatePlan(broken, registry).issues.map((issue) => issue.code);
        expect(found, JSON.stringify(broken)).toContain(code);
        caught.set(code, (caught.get(code) ?? 0) + 1);
      }
    });
    const codes = ["unknown_agent", "not_an_ancestor", "unknown_path", "type_mismatch"];
    for (const code of [...codes, "missing_argument"]) {
      expect(caught.get(code), code).toBeGreaterThan(30);
    }
  });
});
