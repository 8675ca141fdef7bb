import { expect, it } from "vitest";
import { filterOf } from "./audit-filter.ts";

it("the filter is what the address says, and nothing else that stands there", () => {
  const filter = { action: "stage-moved", actor: "7", job_id: "job_1" };
  expect(filterOf({ ...filter, actor: 7, person_id: "", run_id: ["a"], tab: "x" })).toEqual(filter);
  expect(filterOf({})).toEqual({});
});
