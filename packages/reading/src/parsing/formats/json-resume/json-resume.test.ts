import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ResumeData } from "../../../model/resume-data.ts";
import { fromSeedResume } from "../seed-resume.ts";
import { fromJsonResume, isJsonResume, toJsonResume } from "./json-resume.ts";

const SAMPLE = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: {
    name: "Ada Lovelace",
    label: "Analyst",
    image: "https://example.com/ada.png",
    email: "ada@example.com",
    url: "https://ada.example.com",
    summary: "First of her kind.",
    location: { city: "London", countryCode: "GB" },
    profiles: [
      { network: "GitHub", username: "ada", url: "https://github.com/ada" },
      { network: "WeChat", username: "ada1815" },
    ],
  },
  work: [
    {
      name: "Analytical Engines",
      position: "Programmer",
      url: "https://engines.example.com",
      startDate: "1842-10",
      summary: "Notes.",
      highlights: ["Wrote note G", "Found a bug"],
    },
  ],
  education: [
    {
      institution: "Home",
      area: "Mathematics",
      studyType: "Private",
      score: "1.0",
      courses: ["Logic"],
    },
  ],
  skills: [{ name: "Mathematics", level: "Master", keywords: ["Bernoulli", "Calculus"] }],
  languages: [{ language: "French", fluency: "Fluent" }],
  projects: [
    { name: "Engine", roles: ["Author"], description: "A machine.", highlights: ["Loops"] },
  ],
  references: [{ name: "C. Babbage", reference: "Enchantress of number." }],
  patents: [{ title: "Loop", year: 1843 }],
};

describe("a JSON Resume", () => {
  it("is told from other JSON", () => {
    expect(isJsonResume(SAMPLE)).toBe(true);
    expect(isJsonResume({ work: [{ company: "A", position: "B" }] })).toBe(true);
    for (const other of [
      null,
      [],
      {},
      { basic: {}, workExperience: [] },
      { education: [{ school: "A" }] },
    ]) {
      expect(isJsonResume(other)).toBe(false);
    }
  });

  it("is read whole: what has no place of its own is kept as words", () => {
    const resume = fromJsonResume(SAMPLE);
    expect(resume.basic).toEqual({
      name: "Ada Lovelace",
      title: "Analyst",
      email: "ada@example.com",
      phone: "",
      location: "London, GB",
      summary: "First of her kind.",
      links: ["https://ada.example.com", "https://github.com/ada"],
    });
    expect(resume.workExperience).toEqual([
      {
        id: "work-1",
        company: "Analytical Engines",
        position: "Programmer",
        location: "",
        startDate: "1842-10",
        endDate: "present",
        description: "Notes.\n- Wrote note G\n- Found a bug\nurl: https://engines.example.com",
      },
    ]);
    expect(resume.education[0]?.description).toBe("GPA: 1.0\nCourses: Logic");
    expect(resume.projects[0]).toMatchObject({
      role: "Author",
      description: "A machine.\n- Loops",
    });
    expect(resume.skillContent).toBe("Mathematics (Master): Bernoulli, Calculus");
    expect(resume.other.map(({ title, content }) => [title, content])).toEqual([
      ["Languages", "- French, Fluent"],
      ["References", "- C. Babbage, Enchantress of number."],
      ["Profiles", "- WeChat, ada1815"],
      ["patents", "- Loop, 1843"],
    ]);
  });

  it.each([[null], [7], [{ basics: [], work: "none", education: [null, 3] }]])(
    "that is %j is an empty résumé",
    (value) => expect(fromJsonResume(value)).toEqual(ResumeData.parse({})),
  );
});

const line = fc.oneof(fc.constant(""), fc.string({ maxLength: 30 }), fc.constant("上海，浦东"));
const prose = fc.oneof(
  line,
  fc
    .array(
      fc.oneof(
        line,
        line.map((text) => `- ${text}`),
      ),
    )
    .map((lines) => lines.join("\n")),
);
const date = fc.constantFrom("", "2019", "2019-03", "2020-12-31", "present", "至今", "0001-99");
const titles = fc.constantFrom("Awards", "获奖", "Languages", "Hobby horses", "");
const entries = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc
    .array(fc.record(shape), { maxLength: 3 })
    .map((list) => list.map((entry, index) => ({ ...entry, id: `id ${index}` })));
const dated = { startDate: date, endDate: date, description: prose };
const resumes = fc.record({
  basic: fc.record({
    name: line,
    title: line,
    email: fc.oneof(line, fc.constant("a@b.cn")),
    phone: line,
    location: line,
    summary: prose,
    links: fc.array(fc.oneof(line, fc.webUrl()), { maxLength: 4 }),
  }),
  education: entries({ school: line, major: line, degree: line, ...dated }),
  workExperience: entries({ company: line, position: line, location: line, ...dated }),
  projects: entries({ name: line, role: line, ...dated }),
  skillContent: prose,
  other: entries({ title: titles, content: prose }),
});

describe("a résumé as JSON Resume", () => {
  it("comes back as it was, whatever it says", () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const file: unknown = JSON.parse(JSON.stringify(toJsonResume(resume)));
        expect(isJsonResume(file)).toBe(true);
        expect(fromJsonResume(file)).toEqual(resume);
      }),
      { numRuns: 150 },
    );
  });

  it("says in the standard's own fields what they can say", () => {
    const resume = fromSeedResume({
      basic: {
        name: "Li Lei",
        location: "上海",
        links: ["https://li.example.cn", "https://github.com/li"],
      },
      workExperience: [
        {
          id: "w1",
          company: "A",
          startDate: "2020-01",
          endDate: "present",
          description: "Built.\n- B",
        },
      ],
      skillContent: "Languages: Java, Go",
      other: [{ id: "o1", title: "获奖", content: "- 一等奖" }],
    });
    const file = toJsonResume(resume);
    expect(file).toMatchObject({
      basics: {
        name: "Li Lei",
        url: "https://li.example.cn",
        location: { city: "上海" },
        profiles: [{ network: "github.com", username: "li", url: "https://github.com/li" }],
      },
      work: [{ id: "w1", name: "A", startDate: "2020-01", summary: "Built.", highlights: ["B"] }],
      skills: [{ name: "Languages", keywords: ["Java", "Go"] }],
      awards: [{ title: "一等奖" }],
    });
    expect(JSON.stringify(file.work)).not.toContain("present");
  });

  it("believes another tool's edit more than our copy beside it", () => {
    const resume = fromSeedResume({
      basic: { name: "Li", phone: " 1 " },
      workExperience: [{ id: "w1", company: "A", endDate: "", startDate: "2020" }],
      skillContent: "Java,Go",
      other: [
        { id: "o1", title: "Awards", content: "one" },
        { id: "o2", title: "Boats", content: "two" },
      ],
    });
    const file = structuredClone(toJsonResume(resume)) as Record<string, never> & {
      work: { name: string }[];
      awards: { title: string }[];
      skills: object[];
    };
    for (const entry of file.work) entry.name = "B";
    file.awards.push({ title: "three" });
    file.skills.push({ name: "Rust" });
    const edited = fromJsonResume(file);
    expect(edited.workExperience).toMatchObject([{ id: "w1", company: "B" }]);
    expect(edited.skillContent).toContain("Rust");
    expect(edited.other.map(({ content }) => content)).toEqual(["- one\n- three", "two"]);
  });
});
