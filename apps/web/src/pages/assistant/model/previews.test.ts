import { expect, it } from "vitest";
import { fieldsOf, isAppointment, isDraft, isShortlistEntry, isStageProposal } from "./previews.ts";

it("what is asked about is told apart by its fields", () => {
  const draft = { person_id: "p", to: "a@b.c", subject: "", text: "", facts: [], warnings: [] };
  const slot = { starts_at: "", ends_at: "", time_zone: "UTC", options: [] };
  const entry = { person_id: "p", name: "", headline: "", reason: "", verdicts: [] };
  const move = { application_id: "a", from: "sourced", to: "offer", reason: "", job_title: "" };
  const judges = [isDraft, isAppointment, isShortlistEntry, isStageProposal];
  const given = [draft, slot, entry, move, null, "text", { ...draft, facts: "none" }];
  expect(given.map((one) => judges.findIndex((judge) => judge(one)))).toEqual([
    0, 1, 2, 3, -1, -1, -1,
  ]);
});

it("what is no record has no fields", () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  expect(fieldsOf(["a"])).toEqual({});
});
