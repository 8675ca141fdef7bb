import { describe, expect, it } from "vitest";
import { readDocument } from "../model/document.ts";
import { ExactEdits, makeExactEdits } from "./exact-edits.ts";

const RESUME = readDocument({
  basic: { name: "Ada Byrne", title: "Analyst", links: [] },
  workExperience: [
    { id: "a", company: "Harbour Foods", description: "- Built reports for 14 shops\n- Cut costs" },
    { id: "b", company: "Galway Gym", description: "Front desk" },
    { id: "c", company: "Quay Books", description: "Ring 087 123 4567 for orders" },
  ],
  skillContent: "SQL, Python",
});

function edit(...edits: readonly object[]) {
  const context = { language: "en", newId: (prefix: string) => `${prefix}-new` } as const;
  const made = makeExactEdits(ExactEdits.parse({ edits }), {
    ...{ shown: RESUME, document: RESUME, context },
  });
  return "error" in made ? made.error : made.at(-1)?.after;
}
const companies = (document: unknown) =>
  [Object(document).workExperience].flat().map(({ company }) => company);

describe("edits by path", () => {
  it("are made in their order; paths stay those that were shown", () => {
    const after = edit(
      { action: "delete", path: "workExperience[0]" },
      { action: "update", path: "workExperience[1].company", text: "Salthill Gym" },
      { action: "add", path: "workExperience[2]", entry: { company: "New Shop" } },
      { action: "add", path: "skillContent", text: "Excel" },
    );
    expect(companies(after)).toEqual(["Salthill Gym", "New Shop", "Quay Books"]);
    expect(after).toMatchObject({ skillContent: "SQL, Python, Excel" });
  });

  it("add at the end of a list, by its name or by the place behind the last entry", () => {
    for (const path of ["workExperience", "workExperience[3]"])
      expect(companies(edit({ action: "add", path, entry: { company: "New" } })).at(-1)).toBe(
        "New",
      );
  });

  it("exchange words inside of a text; a line of which nothing is left goes", () => {
    const path = "workExperience[0].description";
    expect(
      edit(
        { action: "replace", path, old: "14 shops", text: "20 shops" },
        { action: "replace", path, old: "Cut costs", text: "" },
      ),
    ).toMatchObject({ workExperience: [{ description: "- Built reports for 20 shops" }, {}, {}] });
  });

  it("name no skill twice", () => {
    const skills = (text: string) =>
      edit({ action: "replace", path: "skillContent", old: "Python", text });
    expect(skills("Python, sql")).toContain("“sql” already");
    expect(skills("Python, R")).toMatchObject({ skillContent: "SQL, Python, R" });
  });

  it("move entries and sections", () => {
    expect(companies(edit({ action: "move", path: "workExperience[2]", to: 0 }))).toEqual([
      ...["Quay Books", "Harbour Foods", "Galway Gym"],
    ]);
    expect(edit({ action: "move", path: "skillContent", to: 0 })).toMatchObject({
      look: { sections: ["skillContent", "workExperience", "projects", "education", "other"] },
    });
  });

  it.each<[string, object, RegExp]>([
    ["without a value", { action: "update", path: "basic.title" }, /needs text or entry/],
    ["of a path that is none", { action: "delete", path: "work[" }, /cannot be read/],
    ["of an entry that is none", { action: "delete", path: "workExperience[9]" }, /no \[9\]/],
    [
      "of words that are not there",
      { action: "replace", path: "skillContent", old: "Java", text: "Go" },
      /does not have these words. It is: SQL, Python/,
    ],
    [
      "of words that are there twice",
      { action: "replace", path: "workExperience[0].description", old: "- ", text: "* " },
      /2 times/,
    ],
    [
      "with what the model could not see",
      { action: "update", path: "workExperience[2].description", text: "Call [phone]" },
      /Masked text/,
    ],
    ["of a line", { action: "move", path: "basic.links[0]", to: 0 }, /Only entries and sections/],
    [
      "that is none for the field",
      { action: "update", path: "workExperience[0].endDate", text: "soon" },
      /\S/,
    ],
  ])("%s are refused, and none of the call is made", (_, wrong, why) => {
    const told = edit({ action: "update", path: "basic.title", text: "Lead" }, wrong);
    expect(told).toMatch(why);
    expect(told).toMatch(/^edits\[1\]: .* Nothing was noted\.$/s);
  });

  it("of an entry that was just deleted are refused", () => {
    expect(
      edit(
        { action: "delete", path: "workExperience[1]" },
        { action: "update", path: "workExperience[1].company", text: "Gym" },
      ),
    ).toMatch(/is deleted by an edit before/);
  });
});
