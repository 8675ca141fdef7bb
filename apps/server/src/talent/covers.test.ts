import { describe, expect, it } from "vitest";
import { covers } from "./covers.ts";

const DRAFT = { to: "ada@example.com", subject: "A job", text: "Hello.", answers: null };
const approved = { draft: { ...DRAFT, name: "Ada" } };

describe("what a person has approved", () => {
  it("covers what says the same, and less", () => {
    expect(covers(approved, DRAFT)).toBe(true);
    expect(covers(approved, { to: DRAFT.to, text: DRAFT.text })).toBe(true);
  });

  it.each([
    ["another text", { ...DRAFT, text: "Hello!" }],
    ["another recipient", { ...DRAFT, to: "eve@example.com" }],
    ["a value that stands under another name", { ...DRAFT, subject: "Hello." }],
    ["a field that was not shown", { ...DRAFT, job_id: "job_1" }],
    ["another type", { ...DRAFT, answers: "null" }],
    ["no fields at all", "Hello."],
  ])("does not cover %s", (_, payload) => {
    expect(covers(approved, payload)).toBe(false);
  });
});
