import { describe, expect, it } from "vitest";
import { isWithin, pathOf, placeAt } from "./paths.ts";
import { sampleResume } from "./sample-resume.ts";

describe("a path on the page", () => {
  it.each([
    ["basic.name", { section: "basic", entry_id: null, field: "name" }],
    ["basic.links[1]", { section: "basic", entry_id: null, field: "links" }],
    ["skillContent", { section: "skillContent", entry_id: null, field: null }],
    ["workExperience[1].company", { section: "workExperience", entry_id: "w2", field: "company" }],
    ["other[0].title", { section: "other", entry_id: "o1", field: "title" }],
  ])("%s is a place by ids", (path, place) => {
    expect(placeAt(sampleResume, path)).toEqual(place);
  });

  it.each(["workExperience[9].company", "languages[0]", "workExperience", ""])(
    "%s is nowhere",
    (path) => {
      expect(placeAt(sampleResume, path)).toBeNull();
    },
  );

  it.each(["basic.name", "skillContent", "workExperience[1].company", "education[0]"])(
    "%s is found again",
    (path) => {
      const place = placeAt(sampleResume, path);
      expect(place && pathOf(sampleResume, place)).toBe(path);
    },
  );

  it("is not found for an entry that is gone", () => {
    const gone = { section: "projects", entry_id: "x", field: "name" };
    expect(pathOf(sampleResume, gone)).toBeNull();
  });

  it("lies within its entry and its section, not within another with a like name", () => {
    expect(isWithin("workExperience[1].company", "workExperience[1]")).toBe(true);
    expect(isWithin("basic.links[0]", "basic.links")).toBe(true);
    expect(isWithin("workExperience[10].company", "workExperience[1]")).toBe(false);
    expect(isWithin("basic.nameOfPet", "basic.name")).toBe(false);
  });
});
