import { describe, expect, it } from "vitest";
import { readRunOptions, resumeCommand } from "./run-options.ts";

describe("bole run", () => {
  it.each([
    [[], "Say which agents to run"],
    [["a", "b"], '"b" is one too many'],
    [["a", "--plan", "p", "--plan-name", "q"], "--plan and --plan-name exclude each other."],
    [["a", "--reject", "no", "--yes"], "--reject and --yes exclude each other."],
    [["a", "--resume", "r", "--goal", "g"], "--resume and --goal exclude each other."],
    [["a", "--resume", "r", "--input", "{}"], "--resume and --input exclude each other."],
  ])("refuses %j", (args, sentence) => {
    expect(() => readRunOptions(args)).toThrow(sentence);
  });

  it("takes --approve for --yes", () => {
    expect(readRunOptions(["a", "--approve"]).answer).toEqual({ decision: "approve" });
    expect(readRunOptions(["a", "--yes"]).answer).toEqual({ decision: "approve" });
    expect(readRunOptions(["a", "--reject", "no"]).answer).toEqual({
      decision: "reject",
      reason: "no",
    });
    expect(readRunOptions(["a"]).answer).toBeUndefined();
  });

  it("says what to type to go on, so that a shell understands it", () => {
    const options = readRunOptions(["my agents/a.ts", "--data", "./d"]);
    expect(resumeCommand(options, "run_1")).toBe(
      'bole run "my agents/a.ts" --resume run_1 --data ./d',
    );
  });
});
