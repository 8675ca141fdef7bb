import { describe, expect, it } from "vitest";
import { ResumeData } from "../../model/resume-data.ts";
import { f1, scoreResume, sum } from "./score.ts";

const job = (company: string, position: string, description = "") => ({
  id: company,
  company,
  position,
  description,
});
const data = (...workExperience: ReturnType<typeof job>[]) =>
  ResumeData.parse({ basic: { name: "Ada" }, workExperience });

describe("the score of a résumé", () => {
  it("is 1 where everything is right, but for case and signs", () => {
    const counts = scoreResume(data(job("ACME, Inc.", "Cook")), data(job("Acme Inc", "cook")));
    expect(f1(sum(counts.values()))).toBe(1);
  });

  it("counts a wrong value as wrong and as missed, and an empty one as missed", () => {
    const counts = scoreResume(data(job("Acme", "")), data(job("Globex", "Cook")));
    expect(counts.get("workExperience.company")).toEqual({ right: 0, wrong: 1, missed: 1 });
    expect(counts.get("workExperience.position")).toEqual({ right: 0, wrong: 0, missed: 1 });
  });

  it("compares entries with those that they are most like", () => {
    const [one, other] = [job("Acme", "Cook"), job("Globex", "Clerk")];
    const counts = scoreResume(data(other), data(one, other));
    expect(counts.get("workExperience.company")).toEqual({ right: 1, wrong: 0, missed: 1 });
  });

  it("takes a list item that was lost for a mistake", () => {
    const truth = data(job("Acme", "Cook", "- Cooked soup for many people.\n- Fried."));
    const counts = scoreResume(
      data(job("Acme", "Cook", "- Cooked soup for many people. Fried.")),
      truth,
    );
    expect(counts.get("workExperience.description")).toEqual({ right: 0, wrong: 1, missed: 1 });
  });
});
