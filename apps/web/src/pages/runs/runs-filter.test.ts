import { describe, expect, it } from "vitest";
import { ALL, filterOf, searchOf } from "./runs-filter.ts";

describe("the filter in the address", () => {
  it("reads back what was written", () => {
    for (const filter of [
      ALL,
      { status: "failed", q: "report" },
      { status: "all", q: "7" },
    ] as const)
      expect(filterOf(searchOf(filter))).toEqual(filter);
  });

  it("takes anything it does not know for all runs", () => {
    expect(filterOf({ status: "strange", q: ["a"] })).toEqual(ALL);
  });

  it("takes a number for the word that was typed", () => {
    expect(filterOf({ q: 42 })).toEqual({ status: "all", q: "42" });
  });
});
