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
    purpose: { type: "string", enum: ["outreach", "follow_up"] },
    language: { type: "string" },
    template_id: { type: ["string", "null"] },
  },
};

it("plain values can be changed, also those that are not said yet; what other steps make and ids can not", () => {
  const args = { limit: 5, candidates: "$search.candidates", job_id: "job1", urgent: true };
  expect(parametersOf(args, schema)).toEqual([
    { name: "limit", kind: "number", value: 5, about: "How many at most", options: [] },
    { name: "urgent", kind: "switch", value: true, about: "", options: [] },
    { name: "criteria", kind: "text", value: null, about: "", options: [] },
    { name: "minutes", kind: "number", value: null, about: "", options: [] },
    { name: "purpose", kind: "choice", value: null, about: "", options: ["outreach", "follow_up"] },
    { name: "template_id", kind: "template", value: null, about: "", options: [] },
  ]);
});
