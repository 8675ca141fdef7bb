import { expect, it } from "vitest";
import { changeOf, type PersonDraft } from "./person-draft.ts";

const before: PersonDraft = {
  name: "Ada",
  email: "ada@example.com",
  phone: "",
  location: "",
  time_zone: "",
  headline: "",
  consent: "unknown",
  note: "",
};

it("only what was changed is sent, and what was emptied is nothing", () => {
  expect(changeOf(before, before)).toEqual({});
  expect(changeOf(before, { ...before, email: " ", phone: " 1 ", consent: "given" })).toEqual({
    email: null,
    phone: "1",
    consent: "given",
  });
});
