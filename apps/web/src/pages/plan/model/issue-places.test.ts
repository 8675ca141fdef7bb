import { describe, expect, it } from "vitest";
import { issuesBelow, issuesBeside, placeIssues } from "./issue-places.ts";

const TEXT = `{
  "steps": [
    { "id": "a", "action": "research" },
    {
      "id": "b",
      "args": { "topic": 7 }
    }
  ]
}`;
const issue = (path: string) => ({ code: "type_mismatch" as const, path, message: "", repair: "" });
const placed = placeIssues(
  [
    issue("steps[1].args.topic"),
    issue("steps[1].args.missing"),
    issue("steps[0].action"),
    issue("steps[0].actoin"),
    issue("meta"),
    issue(""),
  ],
  TEXT,
);

describe("placing issues", () => {
  it("finds the line, or that of what is around it", () => {
    expect(placed.map(({ line }) => line)).toEqual([6, 6, 3, 3, 1, 1]);
  });

  it("knows the step, and what belongs to the whole plan", () => {
    expect(placed.map(({ step }) => step)).toEqual([1, 1, 0, 0, null, null]);
  });

  it("gives a field what is below it", () => {
    const paths = issuesBelow(placed, ["steps", 1, "args", "topic"]).map(({ path }) => path);
    expect(paths).toEqual(["steps[1].args.topic"]);
  });

  it("leaves nothing unsaid that no field would show", () => {
    const paths = issuesBeside(placed, 0, [["action"], ["id"]]).map(({ path }) => path);
    expect(paths).toEqual(["steps[0].actoin"]);
  });

  it("has no line in a text that cannot be read", () => {
    expect(placeIssues([issue("steps[1]")], "{")).toMatchObject([
      { line: null, offset: 0, step: 1 },
    ]);
  });
});
