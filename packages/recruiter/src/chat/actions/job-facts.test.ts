import { parseJob } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { jobFacts } from "./job-facts.ts";
import { titleIn } from "./title-in.ts";

function read(message: string) {
  const called = titleIn(message, "");
  if (called === null) throw new TypeError(`No title was found in "${message}".`);
  const { title, description } = jobFacts(message, called);
  const { location, salary, min_years, criteria } = parseJob(description).draft;
  return { title, location, salary, min_years, criteria: criteria.map(({ text }) => text) };
}

describe("a job out of one sentence", () => {
  it("keeps every fact that was said behind its title", () => {
    expect(read("add a job: Android engineer in Berlin, Kotlin required, 3 years")).toEqual({
      ...{ title: "Android engineer", location: "Berlin", salary: null, min_years: 3 },
      criteria: ["Kotlin required", "3 years of experience"],
    });
    expect(read("新增职位：安卓工程师，柏林，必须会 Kotlin，3年经验")).toEqual({
      ...{ title: "安卓工程师", location: "柏林", salary: null, min_years: 3 },
      criteria: ["必须会 Kotlin", "3年经验"],
    });
  });

  it("reads pay, and a title that stands before the word", () => {
    expect(read("帮我新建一个职位：高级测试工程师，上海，月薪25到35k")).toMatchObject({
      title: "高级测试工程师",
      salary: { min: 25_000, max: 35_000, per: "month" },
    });
    expect(read("create a Data Engineer position in Hamburg, 5+ years, Go a plus")).toMatchObject({
      ...{ title: "Data Engineer", location: "Hamburg", min_years: 5 },
    });
  });

  it("has no description where only a title was said", () => {
    expect(jobFacts("Create a new role called Payroll Specialist", "Payroll Specialist")).toEqual({
      title: "Payroll Specialist",
      description: "",
    });
  });
});
