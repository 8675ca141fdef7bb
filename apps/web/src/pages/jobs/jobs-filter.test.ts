import { expect, it } from "vitest";
import { filterOf, searchOf, USUAL } from "./jobs-filter.ts";

it("the filter in the address reads back what was written", () => {
  for (const filter of [
    USUAL,
    { kind: "project", status: "open", q: "数据" },
    { kind: "all", status: "all", q: "7" },
    { kind: "job", status: "archived", q: "" },
  ] as const)
    expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(filterOf({ kind: "strange", status: 3, q: ["a"] })).toEqual(USUAL);
});
