import { parseJob, ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { keepsFacts } from "../polish/keeps-facts.ts";
import { closestLines, NOTHING_CLOSE } from "./closest-lines.ts";
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

describe("closeness in meaning", () => {
  const people = ResumeData.parse({
    basic: { name: "Ada Byrne" },
    workExperience: [
      {
        id: "w1",
        company: "Harbour Foods",
        description: "- Wrote the newsletter\n- Lead a team of 9 analysts\n- Bought the coffee",
      },
    ],
  });
  const job = parseJob("Team Lead\nRequirements\n- Experience of supervising staff").draft;
  const line = {
    path: "workExperience[0].description",
    line: "Lead a team of 9 analysts",
  };
  /** Two directions: what is about leading people, and all else. */
  const embedder = (knows_meaning: boolean) => {
    const model = { model: "test", dimensions: 2, knows_meaning };
    const vector = (text: string) => new Float32Array(/team|staff/i.test(text) ? [1, 0] : [0, 1]);
    return {
      ready: async () => model,
      embed: async (texts: readonly string[]) => ({ ...model, vectors: texts.map(vector) }),
    };
  };

  it("shows where a requirement may be told, and leaves it to the person", async () => {
    const closeness = await closestLines(embedder(true), people, job);
    const today = new Date("2026-11-01");
    const made = tailor({ data: people, job, language: "en", others: [], today, closeness });
    expect(made.requirements).toMatchObject([
      { verdict: "partly", reason: "May be met by this line: check.", proofs: [line] },
    ]);
    expect(made.gaps).toEqual([]);
    expect(made.proposals).toEqual([]);
  });

  it("is nothing where only words are known", async () => {
    expect(await closestLines(embedder(false), people, job)).toEqual(NOTHING_CLOSE);
  });
});

describe("skills", () => {
  const skilled = (skillContent: string, description = "") =>
    tailor({
      data: ResumeData.parse({
        workExperience: [{ id: "w", company: "A", description }],
        skillContent,
      }),
      job: parseJob("Analyst\nRequirements\n- Excel\n- SEO\n- Kubernetes").draft,
      language: "en",
      others: [],
      today: new Date("2026-11-01"),
    }).proposals.map(({ kind, after }) => [kind, after]);

  it("keep their brackets when they are put in order", () => {
    expect(skilled("Word, Excel (pivot tables, VLOOKUP), SQL")).toEqual([
      ["reorder_skills", "Excel (pivot tables, VLOOKUP), Word, SQL"],
    ]);
  });

  it("are added where a line has the very word, with the sign of the list or on a line of their own", () => {
    const line = "- Grew traffic through SEO";
    expect(skilled("Excel, Word", line)).toEqual([["add_skills", "Excel, Word, SEO"]]);
    expect(skilled("Tools: Excel", line)).toEqual([["add_skills", "Tools: Excel\nSEO"]]);
    expect(skilled("Excel, Word", "- Grew traffic through SEOUL")).toEqual([]);
  });
});

describe("what lines claim", () => {
  const judged = (asked: string, data: Record<string, unknown>) => {
    const job = parseJob(`Clerk\nRequirements\n- ${asked}`).draft;
    const [one] = tailor({
      ...{ data: ResumeData.parse(data), job, language: "en", others: [] },
      today: new Date("2026-11-17"),
    }).requirements;
    return one;
  };
  const certificates = (content: string) => ({
    other: [{ id: "o", title: "Certificates", content }],
  });

  it("counts as no proof where it has expired, and in part where it is basic", () => {
    expect(judged("Current ACLS", certificates("ACLS, expired 2026-05"))).toMatchObject({
      verdict: "unknown",
      reason: "ACLS: no longer valid.",
      proofs: [{ line: "ACLS, expired 2026-05" }],
    });
    expect(judged("Power BI", { skillContent: "Power BI (basic), Excel" })?.verdict).toBe("partly");
    expect(judged("Basic SQL", { skillContent: "SQL (basic)" })?.reason).not.toContain(
      "basic level",
    );
  });

  it("is not enough where one part of several is told", () => {
    const data = { skillContent: "IFRS, Excel" };
    expect(judged("Knowledge of IFRS and Nigerian customs law", data)).toMatchObject({
      verdict: "partly",
      reason: expect.stringContaining("Nigerian customs"),
    });
  });

  it("is enough for one of several choices, and without what is only welcome", () => {
    const posts = (description: string) => ({
      workExperience: [{ id: "w", company: "A", position: "Clerk", description }],
    });
    expect(judged("MySQL or PostgreSQL", posts("- Tuned PostgreSQL"))?.verdict).toBe("meets");
    expect(judged("Kubernetes, ideally with Helm", posts("- Ran Kubernetes"))).toMatchObject({
      verdict: "meets",
      reason: expect.stringContaining("Helm"),
    });
  });

  it("is found by initials", () => {
    const { verdict, proofs } = judged("Qualified Teacher Status", certificates("QTS, 2010")) ?? {};
    expect(verdict).not.toBe("unknown");
    expect(proofs).toMatchObject([{ line: "QTS, 2010" }]);
  });

  it("is a part where the language is known less well than asked for", () => {
    const english = (content: string) => ({ other: [{ id: "o", title: "Languages", content }] });
    expect(judged("Fluent English", english("English, basic"))?.verdict).not.toBe("meets");
    expect(judged("Fluent English", english("English, native"))?.verdict).toBe("meets");
  });

  it("is a part where only a project shows it", () => {
    const projects = [{ id: "p", name: "Queue", description: "- Streamed events with Kafka" }];
    expect(judged("Kafka", { projects })).toMatchObject({
      verdict: "partly",
      reason: expect.stringContaining("Only in a project, not in a job."),
    });
  });

  it("is not stretched to what no line names", () => {
    expect(
      judged("Advanced Excel with Power Query", { skillContent: "Advanced Excel" }),
    ).toMatchObject({
      verdict: "partly",
      reason: expect.stringContaining("Power Query"),
    });
  });

  it("counts years in roles that fit, without the training for them", () => {
    const post = (id: string, position: string, startDate: string, endDate: string) => ({
      ...{ id, company: "A", position, startDate, endDate },
    });
    const workExperience = [
      post("a", "Electrician", "2021-01", "2024-12"),
      post("b", "Apprentice Electrician", "2017-01", "2020-12"),
      post("c", "Waiter", "2010-01", "2016-12"),
    ];
    const one = judged("5 years of experience as electrician", { workExperience });
    expect(one?.verdict).toBe("partly");
    expect(one?.reason).toContain(
      "5 years asked for; 4 in jobs that clearly fit, 15 at work in all.",
    );
  });

  it("adds no skill that stands in a longer name, a title or a firm's name", () => {
    const { proposals } = tailor({
      data: ResumeData.parse({
        basic: { title: "Logistics Coordinator" },
        workExperience: [{ id: "w", company: "A", description: "- Booked logistics in SAP" }],
        skillContent: "SAP MM, Excel",
      }),
      job: parseJob("Clerk\nRequirements\n- SAP\n- Logistics").draft,
      ...{ language: "en", others: [], today: new Date("2026-11-17") },
    });
    expect(proposals.filter(({ kind }) => kind === "add_skills")).toEqual([]);
  });

  it("asks for what the work is, and not for what the advertisement does not ask for", () => {
    const ad =
      "Clerk\nYou will\n- Pay suppliers\n- Close the month\n\nRequirements\n- Excel\n- French is not required";
    const { requirements } = tailor({
      ...{
        data,
        job: parseJob(ad).draft,
        language: "en",
        others: [],
        today: new Date("2026-11-17"),
      },
    });
    expect(requirements.map(({ text, need }) => [text, need])).toEqual([
      ["Excel", "must"],
      ["Pay suppliers", "duty"],
      ["Close the month", "duty"],
    ]);
  });
});
