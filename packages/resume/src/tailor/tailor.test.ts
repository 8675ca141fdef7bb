import { parseJob, ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { keepsFacts } from "../polish/keeps-facts.ts";
import { tailor } from "./tailor.ts";

const AD = `Backend Engineer
Requirements
- 3 years of experience with Java
- Kubernetes
- PostgreSQL
- Kafka`;

const data = ResumeData.parse({
  basic: { name: "Ada Byrne" },
  workExperience: [
    {
      id: "w1",
      company: "Harbour Foods",
      position: "Engineer",
      startDate: "2019-01",
      endDate: "present",
      description: "- Wrote reports for 14 shops\n- Ran 40 services on Kubernetes",
    },
  ],
  skillContent: "Languages: Python, PostgreSQL, Go",
});
const other = ResumeData.parse({
  basic: { name: "Ada Byrne" },
  projects: [
    { id: "p", name: "Queue", description: "- Moved 2 billion events a day through Kafka" },
  ],
});
const read = parseJob(AD);
const asked = (others: readonly { id: string; title: string; data: ResumeData }[] = []) =>
  tailor({
    data,
    job: read.draft,
    language: read.language,
    others,
    today: new Date("2026-11-01"),
  });

describe("a résumé beside an advertisement", () => {
  it("names the line that proves a requirement, and those that nothing proves", () => {
    const { requirements, missing, coverage } = asked();
    const about = (name: string) => requirements.find(({ text }) => text.includes(name));
    expect(about("Kubernetes")).toMatchObject({
      verdict: "meets",
      proofs: [{ path: "workExperience[0].description", line: "Ran 40 services on Kubernetes" }],
    });
    expect(missing).toContain(about("Kafka")?.id);
    expect(coverage.all).toBe(requirements.length);
    expect(coverage.met).toBeGreaterThanOrEqual(2);
  });

  it("proposes to put what is asked for first, without a fact more or less", () => {
    const { proposals } = asked();
    expect(proposals.map(({ kind }) => kind)).toEqual(["reorder_lines", "reorder_skills"]);
    expect(proposals[0]?.after).toBe(
      "- Ran 40 services on Kubernetes\n- Wrote reports for 14 shops",
    );
    expect(proposals[1]?.after).toBe("Languages: PostgreSQL, Python, Go");
    for (const { before, after } of proposals) expect(keepsFacts(before, after).kept).toBe(true);
  });

  it("finds in another résumé what this one does not say, word for word", () => {
    const { elsewhere, proposals, missing } = asked([{ id: "r2", title: "Data", data: other }]);
    expect(elsewhere).toMatchObject([
      { resume_id: "r2", line: "Moved 2 billion events a day through Kafka" },
    ]);
    expect(missing).not.toContain(elsewhere[0]?.requirement_id);
    expect(proposals.at(-1)?.after).toBe(
      `${data.workExperience[0]?.description}\n- Moved 2 billion events a day through Kafka`,
    );
  });
});
