import { expect, it } from "vitest";
import { applyEdits } from "../model/hand-edit.ts";
import { sampleResume } from "../model/sample-resume.ts";
import { NO_ANSWER, tailorEdits } from "./tailor-edits.ts";

const post = { position: "", location: "", startDate: "", endDate: "" };
const DATA = {
  ...sampleResume,
  workExperience: [
    { id: "new", company: "Acme", ...post, description: "- One\n- Two" },
    { id: "old", company: "Bolt", ...post, description: "" },
  ],
};
const reorder = {
  ...{ id: "r", kind: "reorder_lines" as const, section: "workExperience", entry_id: "new" },
  ...{ entry_label: "Acme", field: "description", requirements: [], why: "" },
  ...{ before: "- One\n- Two", after: "- Two\n- One" },
};
const brought = {
  ...{ ...reorder, id: "b", kind: "from_another_resume" as const },
  after: "- One\n- Two\n- Three",
};
const descriptions = (left: readonly string[], answers: Parameters<typeof tailorEdits>[3] = {}) =>
  applyEdits(
    DATA,
    tailorEdits(DATA, { proposals: [reorder, brought] }, new Set(left), answers),
  ).workExperience.map(({ description }) => description);

it("adds what is brought over to what was put in order before", () => {
  expect(descriptions([])).toEqual(["- Two\n- One\n- Three", ""]);
  expect(descriptions(["r"])).toEqual(["- One\n- Two\n- Three", ""]);
  expect(descriptions(["r", "b"])).toEqual(["- One\n- Two", ""]);
});

it("adds a line for each answer that is taken, under the post that was chosen", () => {
  const said = { ...NO_ANSWER, what: "Ran vendor contracts", scale: "$2m a year" };
  expect(descriptions(["r", "b"], { a: said })).toEqual([
    "- One\n- Two\n- Ran vendor contracts, $2m a year",
    "",
  ]);
  expect(descriptions(["r", "b"], { a: { ...said, entry_id: "old" } })).toEqual([
    "- One\n- Two",
    "- Ran vendor contracts, $2m a year",
  ]);
  expect(descriptions(["r", "b"], { a: { ...said, isLeft: true }, b: NO_ANSWER })).toEqual([
    "- One\n- Two",
    "",
  ]);
});

it("adds skills to the order that they were put in", () => {
  const skills = { ...DATA, skillContent: "Excel, SQL" };
  const place = { section: "skillContent", entry_id: null, entry_label: "", field: "skillContent" };
  const common = { ...place, requirements: [], why: "", before: "Excel, SQL" };
  const order = { ...common, id: "s", kind: "reorder_skills" as const, after: "SQL, Excel" };
  const added = { ...common, id: "a", kind: "add_skills" as const, after: "Excel, SQL, SEO" };
  const made = (left: readonly string[]) =>
    applyEdits(skills, tailorEdits(skills, { proposals: [order, added] }, new Set(left), {}))
      .skillContent;
  expect(made([])).toBe("SQL, Excel, SEO");
  expect(made(["s"])).toBe("Excel, SQL, SEO");
});
