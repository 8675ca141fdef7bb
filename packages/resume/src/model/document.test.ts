import { describe, expect, it } from "vitest";
import { asResumeData, asStored, readDocument } from "./document.ts";

describe("a résumé that is sent along", () => {
  it("may be partial, and stays as it is", () => {
    const given = { basic: { name: "张三" }, education: [] };
    expect(readDocument(given)).toEqual(given);
    expect(readDocument({})).toEqual({});
  });

  it("gets ids for entries that have none, or another's", () => {
    const { workExperience } = readDocument({
      workExperience: [{ company: "A" }, { id: "work-1" }, { id: "work-1" }, { id: 7 }, { id: "" }],
    });
    expect(workExperience).toEqual([
      { id: "work-2", company: "A" },
      { id: "work-1" },
      { id: "work-3" },
      { id: 7 },
      { id: "work-5" },
    ]);
  });

  it("is read in the model's form, whatever does not fit it", () => {
    const document = readDocument({
      basic: { name: null, phone: 138, title: "工程师" },
      education: [{ id: 1, school: "北大", startDate: "2012.9", endDate: "2016-06" }],
      languages: ["English"],
    });
    const data = asResumeData(document);
    expect(data).toMatchObject({
      basic: { name: "", phone: "", title: "工程师" },
      education: [{ id: "1", school: "北大", startDate: "", endDate: "2016-06", major: "" }],
      languages: ["English"],
    });
    expect(() => asStored(document)).toThrow(
      expect.objectContaining({
        code: "resume-invalid",
        issues: expect.arrayContaining([
          expect.objectContaining({ path: "education.0.startDate" }),
        ]),
      }),
    );
  });

  const deep = JSON.parse(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`);
  it.each<[string, unknown, string]>([
    ["a text", "x", "resume_data"],
    ["a list", [], "resume_data"],
    ["a text for the basics", { basic: "x" }, "basic"],
    ["a text for a list", { education: "none" }, "education"],
    ["a text for an entry", { projects: [{}, "x"] }, "projects[1]"],
    ["too many entries", { other: Array(51).fill({}) }, "other"],
    ["a way to a prototype", JSON.parse('{"basic":{"__proto__":{"x":1}}}'), "basic"],
    ["no bottom", deep, "a.a.a"],
  ])("is refused with %s", (_, given, path) => {
    expect(() => readDocument(given)).toThrow(
      expect.objectContaining({
        code: "resume-invalid",
        issues: [expect.objectContaining({ path: expect.stringContaining(path) })],
      }),
    );
  });
});
