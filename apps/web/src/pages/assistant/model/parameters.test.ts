import { expect, it } from "vitest";
import { parametersOf } from "./parameters.ts";

const schema = {
  type: "object",
  properties: {
    limit: { type: "integer", description: "How many at most" },
    criteria: { type: "string" },
    minutes: { anyOf: [{ type: "integer" }, { type: "null" }] },
    candidates: { type: "array" },
    job_id: { type: "string" },
  },
};

it("plain values can be changed, also those that are not said yet; what other steps make and ids can not", () => {
  const args = { limit: 5, candidates: "$search.candidates", job_id: "job1", urgent: true };
  expect(parametersOf(args, schema)).toEqual([
    { name: "limit", kind: "number", value: 5, about: "How many at most" },
    { name: "urgent", kind: "switch", value: true, about: "" },
    { name: "criteria", kind: "text", value: null, about: "" },
    { name: "minutes", kind: "number", value: null, about: "" },
  ]);
});
