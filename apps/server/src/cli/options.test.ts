import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.ts";

const parse = (...args: string[]) =>
  parseOptions(args, { flags: ["yes", "json"], values: ["goal", "plan-name"] });

describe("options", () => {
  it("may stand anywhere, with their value behind them or in them", () => {
    expect(parse("a", "--yes", "--goal", "do it", "b", "--plan-name=x=y")).toEqual({
      flags: new Set(["yes"]),
      values: { goal: "do it", "plan-name": "x=y" },
      rest: ["a", "b"],
    });
  });

  it.each([
    [["--gaol", "x"], '"--gaol" is not understood here; did you mean --goal?'],
    [
      ["--xyzzy"],
      '"--xyzzy" is not understood here; possible: --goal, --plan-name, --yes, --json.',
    ],
    [["--yes=no"], '"--yes=no" is not understood here'],
    [["--goal"], "--goal needs a value"],
    [["--goal", "--yes"], "--goal needs a value"],
  ])("are refused if they are wrong: %j", (args, sentence) => {
    expect(() => parse(...args)).toThrow(sentence);
  });
});
