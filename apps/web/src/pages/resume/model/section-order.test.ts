import { describe, expect, it } from "vitest";
import { applyEdit } from "./hand-edit.ts";
import { sampleResume } from "./sample-resume.ts";
import { moveSection, sectionsOf } from "./section-order.ts";

describe("the order of the sections", () => {
  it("is as usual, and begins with education for those who have not worked yet", () => {
    expect(sectionsOf(sampleResume)[0]).toBe("workExperience");
    expect(sectionsOf({ ...sampleResume, workExperience: [] })[0]).toBe("education");
  });

  it("is what the résumé asks for, without what is none", () => {
    const look = { sections: ["skillContent", "poems", 3, "skillContent", "projects"] };
    expect(sectionsOf({ ...sampleResume, look })).toEqual([
      "skillContent",
      "projects",
      "workExperience",
      "education",
      "other",
    ]);
  });

  it("is changed by an edit of the résumé, which keeps the rest of its look", () => {
    const before = { ...sampleResume, look: { template: "modern" } };
    const after = applyEdit(before, moveSection(before, "skillContent", 0));
    expect(sectionsOf(after)[0]).toBe("skillContent");
    expect(after.look).toMatchObject({ template: "modern" });
  });
});
