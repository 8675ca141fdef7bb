import { describe, expect, it } from "vitest";
import { polishRequest } from "./polish-request.ts";
import { sampleResume } from "./sample-resume.ts";

const words = {
  summary: "the summary",
  entry: { workExperience: (position: number) => `job ${position}` },
};

describe("the wish to have a text polished", () => {
  const data = sampleResume;
  const of = (section: string, entry_id: string | null, field: string) =>
    polishRequest(words, data, { section, entry_id, field });

  it("names the text by where it stands", () => {
    expect(of("workExperience", "w1", "description")).toBe("job 1");
  });

  it("is none for a line, for what is not there, and for what is empty", () => {
    expect(of("workExperience", "w1", "company")).toBeNull();
    expect(of("workExperience", "gone", "description")).toBeNull();
    expect(of("workExperience", "w2", "description")).toBeNull();
    expect(of("basic", null, "summary")).toBeNull();
  });
});
