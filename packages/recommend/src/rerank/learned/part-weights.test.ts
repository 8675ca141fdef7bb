import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FEATURES } from "../features.ts";
import { PENALTIES } from "../left.ts";
import { learnedPart, partWeights } from "./part-weights.ts";

const PARTS = ["tag", "semantic", "keyword"] as const;
const all = (value: number) =>
  Object.fromEntries(
    Object.values(FEATURES)
      .flat()
      .map((name) => [name, value]),
  );

describe("a learned part", () => {
  it.each(PARTS)(
    "is nothing where nothing is in common, and all where everything is: %s",
    (part) => {
      expect(learnedPart(part, all(0))).toBe(0);
      expect(learnedPart(part, all(1))).toBeCloseTo(1);
      expect(learnedPart(part, {})).toBe(0);
    },
  );

  it("never falls where more is in common", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...PARTS), share, share, share, (part, rest, one, other) => {
        const [name = ""] = FEATURES[part];
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const at = (value: number) => learnedPart(part, { ...all(rest), [name]: value });
        expect(at(more)).toBeGreaterThanOrEqual(at(less));
      }),
    );
  });

  it("has a cost for each limit that can be broken", () => {
    expect(Object.keys(partWeights().left).toSorted()).toEqual([...PENALTIES].toSorted());
  });
});
