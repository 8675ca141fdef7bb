import { describe, expect, it } from "vitest";
import type { Condition } from "../contracts/condition.ts";
import type { JsonValue } from "../contracts/json.ts";
import type { StepStatus } from "../memory/ports/journal.ts";
import { evaluate } from "./evaluate.ts";
import type { Scope, StepView } from "./scope.ts";

const view = (status: StepStatus, result: JsonValue = null): StepView => ({
  status,
  input: {},
  result,
});

const steps = new Map([
  ["1", view("completed", { score: 7, name: "Ann", none: null, empty: [], text: "", on: true })],
  ["2", view("skipped")],
  ["3", view("failed")],
]);
const scope: Scope = { step: (id) => steps.get(id), input: {} };

describe("a condition", () => {
  it.each<[Condition, boolean]>([
    [true, true],
    ["$1.on", true],
    ["$1.name", true],
    // Nothing, and whatever says nothing, is no.
    ["$1.text", false],
    ["$1.empty", false],
    ["$1.none", false],
    ["$1.missing", false],
    ["$2.anything", false],
    [{ exists: "$1.text" }, true],
    [{ exists: "$1.empty[0]" }, false],
    [{ exists: "$1.none" }, false],
    [{ exists: "$2" }, false],
    [{ not: "$1.on" }, false],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ all: ["$1.on", { gt: ["$1.score", 6] }] }, true],
    [{ any: ["$1.none", { lte: ["$1.score", 6] }] }, false],
    [{ eq: ["$1.name", "Ann"] }, true],
    [
      {
        eq: [
          { a: 1, b: "$1.score" },
          { b: 7, a: 1 },
        ],
      },
      true,
    ],
    [{ ne: ["$1.score", "7"] }, true],
    [{ lt: ["2030-01-01", "2030-02-01"] }, true],
    [{ gte: ["$1.score", 7] }, true],
    [{ completed: "1" }, true],
    [{ completed: "2" }, false],
    [{ skipped: "2" }, true],
    [{ failed: "3" }, true],
    [{ failed: "9" }, false],
  ])("%j is %s", (condition, expected) => {
    expect(evaluate(condition, scope)).toBe(expected);
  });

  it("stops asking at the first no, so that one question can guard the next", () => {
    const condition = { all: [{ exists: "$1.missing" }, { gt: ["$1.missing", 1] }] } as const;
    expect(evaluate(condition, scope)).toBe(false);
  });

  it("does not put apples and pears in order", () => {
    expect(() => evaluate({ gt: ["$1.score", "6"] }, scope)).toThrow(
      expect.objectContaining({ code: "not-comparable" }),
    );
  });

  it("asks about one placeholder, not about a text", () => {
    expect(() => evaluate("yes", scope)).toThrow(
      expect.objectContaining({ code: "placeholder-invalid" }),
    );
  });
});
