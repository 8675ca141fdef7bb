import { expect, it } from "vitest";
import { filterOf } from "./outbox-filter.ts";

it("the filter is what the address says, and nothing else that stands there", () => {
  expect(filterOf({ state: "failed", person_id: "person_1", mail: "message_1" })).toEqual({
    state: "failed",
    person_id: "person_1",
  });
  expect(filterOf({ state: "lost", thread_id: "", job_id: ["a"] })).toEqual({});
});
