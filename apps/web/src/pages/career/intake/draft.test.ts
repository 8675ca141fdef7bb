import { describe, expect, it } from "vitest";
import { NO_DRAFT, newCareerOf } from "./draft.ts";

describe("what a session begins with", () => {
  it("is what was filled in, and nothing else", () => {
    const draft = {
      message: "  What next?  ",
      resumeId: "resume_1",
      texts: { current_position: " nurse ", location: "  ", skills: "Excel, 写作、 SQL，" },
      numbers: { work_experience: 3, age: null },
    };
    expect(newCareerOf(draft)).toEqual({
      message: "What next?",
      user_profile: {
        current_position: "nurse",
        skills: ["Excel", "写作", "SQL"],
        work_experience: 3,
        resume_id: "resume_1",
      },
    });
  });

  it("is a message alone where nothing else is said", () => {
    expect(newCareerOf({ ...NO_DRAFT, message: "Hm." })).toEqual({
      message: "Hm.",
      user_profile: {},
    });
  });
});
