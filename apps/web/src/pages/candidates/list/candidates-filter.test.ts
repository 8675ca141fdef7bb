import { describe, expect, it } from "vitest";
import { countFilters, filterOf, skillsOf, withFilter } from "./candidates-filter.ts";

describe("the filter in the address", () => {
  it("reads back what was written", () => {
    const filter = filterOf({
      q: "懂 TypeScript 的人",
      skills: "typescript,go",
      min_years: 3,
      stage: "offer",
      findings: "true",
    });
    expect(filterOf(filter)).toEqual(filter);
    expect(skillsOf(filter)).toEqual(["typescript", "go"]);
  });

  it("keeps an order, which is no limit, and drops a direction of nothing", () => {
    const filter = filterOf({ sort: "years", order: "asc", label: "later" });
    expect(filter).toEqual({ sort: "years", order: "asc", label: "later" });
    expect(countFilters(filter)).toBe(1);
    expect(filterOf({ order: "asc", sort: "height" })).toEqual({});
  });

  it("passes over what is strange, and takes numbers for the words that were typed", () => {
    const strange = {
      q: 42,
      stage: "party",
      min_years: "many",
      max_years: -1,
      findings: "perhaps",
    };
    expect(filterOf(strange)).toEqual({ q: "42" });
  });

  it("loses what is taken away, and counts what is left besides the sentence", () => {
    const filter = filterOf({ q: "x", stage: "offer", language: "zh", skills: "go" });
    expect(countFilters(filter)).toBe(3);
    expect(withFilter(filter, { stage: undefined, skills: "" })).toEqual({
      q: "x",
      language: "zh",
    });
  });
});
