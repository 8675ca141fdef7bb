import { describe, expect, it } from "vitest";
import { ALL, filterOf, searchOf } from "./log-filter.ts";

describe("the log's filter in the address", () => {
  it("reads back what was written", () => {
    const some = { check: "input_pii", severity: "warning", text: "card", run: "run_1" } as const;
    for (const filter of [ALL, some, { ...ALL, text: "7" }])
      expect(filterOf(searchOf(filter))).toEqual(filter);
  });

  it("takes anything it does not know for all of it", () => {
    expect(filterOf({ check: "strange", severity: 3, text: ["a"] })).toEqual(ALL);
  });
});
