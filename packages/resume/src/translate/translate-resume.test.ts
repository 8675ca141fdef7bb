import { ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { keepsFactsAcross } from "./keeps-facts-across.ts";
import { untranslated } from "./translatable-fields.ts";
import { type TranslateText, translateResume } from "./translate-resume.ts";

const ZH = ResumeData.parse({
  basic: { name: "林雨桐", title: "数据分析师", email: "lin@example.cn", location: "杭州" },
  workExperience: [
    {
      ...{ id: "w", company: "海港食品有限公司", position: "数据分析师", startDate: "2021-03" },
      description: "- 用 Python 为 14 家门店搭建预测\n- 报表时间缩短 40%",
    },
  ],
  education: [{ id: "e", school: "浙江大学", degree: "本科", major: "统计学" }],
  skillContent: "Python、SQL、数据分析",
  other: [{ id: "o", title: "证书", content: "PMP" }],
});
const EN = ResumeData.parse({
  basic: { name: "Ada Byrne", title: "Data Analyst", summary: "I read numbers." },
  workExperience: [{ id: "w", company: "Harbour Foods", position: "Data Analyst" }],
  education: [{ id: "e", school: "UCD", degree: "Bachelor's degree", major: "Statistics" }],
  skillContent: "Python, SQL",
});
const nobody: TranslateText = async () => ({ text: null, model: null });
const says =
  (answers: Readonly<Record<string, string>>): TranslateText =>
  async (text) => ({ text: answers[text] ?? null, model: "test:m" });
const fieldsOf = (places: readonly { section: string; field: string }[]) =>
  places.map(({ section, field }) => `${section}.${field}`);

describe("a résumé in the other language", () => {
  it("has what has a usual name there without a model, and says what is left", async () => {
    const { data, model, ...left } = await translateResume(ZH, "en", nobody);
    expect(model).toBeNull();
    expect(data.basic).toMatchObject({
      name: "林雨桐",
      title: "Data Analyst",
      email: "lin@example.cn",
    });
    expect(data.education[0]?.degree).toBe("Bachelor's degree");
    expect(data.skillContent).toBe("Python, SQL, Data analysis");
    expect(data.other[0]?.title).toBe("Certificates");
    expect(data.look).toEqual({ language: "en" });
    expect(fieldsOf(left.untranslated)).toEqual([
      "basic.name",
      "basic.location",
      "workExperience.company",
      "workExperience.description",
      "education.school",
      "education.major",
    ]);
  });

  it("goes the other way, too, where names in Latin letters may stay", async () => {
    const { data, untranslated: left } = await translateResume(EN, "zh", nobody);
    expect(data.workExperience[0]?.position).toBe("数据分析师");
    expect(data.education[0]?.degree).toBe("本科");
    expect(fieldsOf(left)).toEqual(["basic.summary", "education.major"]);
  });

  it("takes a model's sentences where they keep every fact, and no others", async () => {
    const [first] = ZH.workExperience;
    const faithful = "- Built forecasts for 14 shops in Python\n- Cut reporting time by 40%";
    const good = await translateResume(ZH, "en", says({ [first?.description ?? ""]: faithful }));
    expect(good.data.workExperience[0]?.description).toBe(faithful);
    expect(good).toMatchObject({ model: "test:m", refused: [] });
    const invented = faithful.replace("40%", "60%");
    const bad = await translateResume(ZH, "en", says({ [first?.description ?? ""]: invented }));
    expect(bad.data.workExperience[0]?.description).toBe(first?.description);
    expect(fieldsOf(bad.refused)).toEqual(["workExperience.description"]);
    expect(fieldsOf(bad.untranslated)).toContain("workExperience.description");
  });

  it("waits for nothing once everything is written", () => {
    expect(untranslated(EN, "en")).toEqual([]);
    expect(untranslated(ZH, "zh")).toEqual([]);
  });
});

describe("facts across languages", () => {
  it.each([
    ["服务 30 万用户", "Served 300,000 users", true],
    ["服务 30 万用户", "Served 30,000 users", false],
    ["2021 年 3 月上线", "Launched in March 2021", true],
    ["用 React 重写", "Rewrote it in React", true],
    ["用 React 重写", "Rewrote it in Vue", false],
    ["加入 Zentra 团队", "Joined the team", false],
  ])("%s → %s: %s", (before, after, kept) => {
    expect(keepsFactsAcross(before, after)).toBe(kept);
  });
});
