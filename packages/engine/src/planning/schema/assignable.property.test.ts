import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { diceOf } from "../testing/dice.ts";
import { randomSpec, type Spec, sampleOf, similarSpec, zodOf } from "../testing/random-schema.ts";
import { assign } from "./assignable.ts";
import { typeOfSchema } from "./from-json-schema.ts";

const runs = { numRuns: 500, seed: 4711 };
const SAMPLES = 150;

interface Pair {
  readonly source: z.ZodType;
  readonly target: z.ZodType;
  readonly samples: () => unknown[];
}

function overRandomPairs(check: (pair: Pair) => void): void {
  const property = fc.property(fc.integer(), (seed) => {
    const dice = diceOf(seed);
    const spec: Spec = randomSpec(dice, 2);
    const target = zodOf(similarSpec(spec, dice));
    const samples = () => Array.from({ length: SAMPLES }, () => sampleOf(spec, dice));
    check({ source: zodOf(spec), target, samples });
  });
  fc.assert(property, runs);
}

function answerFor({ source, target }: Pair) {
  const from = typeOfSchema(z.toJSONSchema(source, { io: "output" }));
  const to = typeOfSchema(z.toJSONSchema(target, { io: "input" }));
  return assign(from, to, "").answer;
}

describe("assigning one schema to another, over random pairs that nearly fit", () => {
  it("is allowed only if no value of the first is refused by the second", () => {
    let allowed = 0;
    overRandomPairs((pair) => {
      if (answerFor(pair) !== "yes") return;
      allowed++;
      for (const value of pair.samples()) {
        expect(pair.target.safeParse(value).error?.message).toBe(undefined);
      }
    });
    expect(allowed).toBeGreaterThan(100);
  });

  it("is refused only if some value of the first is refused by the second", () => {
    let refused = 0;
    overRandomPairs((pair) => {
      if (answerFor(pair) !== "no") return;
      refused++;
      expect(pair.samples().some((value) => !pair.target.safeParse(value).success)).toBe(true);
    });
    expect(refused).toBeGreaterThan(50);
  });

  it("is never left open where everything about both is known", () => {
    overRandomPairs((pair) => expect(answerFor(pair)).not.toBe("unknown"));
  });
});
