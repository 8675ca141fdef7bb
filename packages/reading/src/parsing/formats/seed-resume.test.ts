import { describe, expect, it } from "vitest";
import { fromSeedResume, isSeedResume } from "./seed-resume.ts";

describe("the assistant's own JSON", () => {
  it("is read as it stands, with ids for entries that have none", () => {
    const resume = fromSeedResume({
      basic: { name: "张三", title: "工程师", email: "z@example.com", summary: "十年\n经验" },
      education: [{ school: "北京大学", major: "计算机科学", degree: "本科" }],
      workExperience: [
        { id: "w", company: "甲", startDate: "2019.3", endDate: "至今", description: "- 一\n- 二" },
        { id: "w", company: "乙", startDate: "2015年7月", endDate: "2019/02" },
      ],
      projects: [{ name: "Bole", role: "owner" }],
      skillContent: "Java",
    });
    expect(resume.basic).toMatchObject({ name: "张三", summary: "十年\n经验", links: [] });
    expect(resume.education).toMatchObject([{ id: "edu-1", school: "北京大学", endDate: "" }]);
    expect(resume.workExperience).toMatchObject([
      { id: "w", startDate: "2019-03", endDate: "至今", description: "- 一\n- 二" },
      { id: "work-2", startDate: "2015-07", endDate: "2019-02" },
    ]);
    expect(resume.projects).toMatchObject([{ id: "project-1", name: "Bole", role: "owner" }]);
    expect(resume.skillContent).toBe("Java");
  });

  it("keeps what has no place of its own as words", () => {
    const resume = fromSeedResume({
      basic: { name: "Li", wechat: "li" },
      workExperience: [{ company: "A", startDate: "some day", team: "Search" }],
      languages: ["English", { language: "中文", level: "native" }],
    });
    expect(resume.workExperience[0]?.description).toBe("startDate: some day\nteam: Search");
    expect(resume.other).toMatchObject([
      { title: "languages", content: "- English\n- 中文, native" },
      { title: "basic", content: "wechat: li" },
    ]);
  });

  it.each([[null], ["text"], [[]], [{ basic: 3, education: "none", other: [7] }]])(
    "gives an empty résumé for %j",
    (value) => {
      expect(fromSeedResume(value).basic.name).toBe("");
      expect(isSeedResume(value)).toBe(false);
    },
  );

  it("is cut where it is longer than a résumé may be", () => {
    const resume = fromSeedResume({
      basic: { name: "x".repeat(9_000), links: Array(99).fill("l") },
    });
    expect(resume.basic.name).toHaveLength(500);
    expect(resume.basic.links).toHaveLength(30);
  });

  it("never touches an object's prototype", () => {
    const evil: unknown = JSON.parse(
      '{"basic":{"name":"x","__proto__":{"polluted":1}},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    const resume = fromSeedResume(evil);
    expect(resume.other).toEqual([]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});
