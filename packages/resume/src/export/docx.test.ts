import { parseResume, readDocument } from "@bole/reading";
import type { ResumeData, TextLanguage } from "@bole/talent";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { longSample, sample } from "../render/testing/sample.ts";
import { writeDocx } from "./docx.ts";

const LOOK = { template: "classic", paper: "a4", language: "en", accent: "#1a4d8f" } as const;
const ZH = {
  basic: {
    name: "林雨桐",
    title: "后端工程师",
    email: "lin@example.cn",
    phone: "138 0013 8000",
    location: "杭州",
    summary: "八年后端经验，专注高并发交易系统。",
    links: [],
  },
  workExperience: [
    {
      ...{ id: "w1", company: "杭州栗子树科技有限公司", position: "后端工程师", location: "杭州" },
      ...{ startDate: "2021-03", endDate: "present" },
      description: "- 重构订单系统，接口延迟下降 40%\n- 带 3 人小组完成数据库迁移",
    },
    {
      ...{ id: "w2", company: "苏州明锐软件有限公司", position: "软件工程师", location: "苏州" },
      ...{ startDate: "2017-07", endDate: "2021-02" },
      description: "- 开发报表平台，服务 200 家门店",
    },
  ],
  education: [
    {
      ...{ id: "e1", school: "浙江大学", degree: "本科", major: "计算机科学与技术" },
      ...{ startDate: "2013-09", endDate: "2017-06" },
    },
  ],
  skillContent: "Java、Go、MySQL",
  other: [],
};

async function readAgain(data: ResumeData, language: TextLanguage) {
  const bytes = await writeDocx(data, language, LOOK);
  const document = await readDocument({ name: "cv.docx", bytes });
  return { document, parsed: parseResume(document).data };
}

describe("a résumé for Word", () => {
  it.each([
    ["English", sample(), "en"],
    ["Chinese", sample(ZH), "zh"],
    ["English, several pages", longSample(9, 6), "en"],
  ] as const)("is read again by our own importer: %s", async (_, data, language) => {
    const { parsed } = await readAgain(data, language);
    const { name, email, phone, title } = data.basic;
    expect(parsed.basic).toMatchObject({ name, email, phone, title });
    const post = ({
      company,
      position,
      startDate,
      endDate,
    }: ResumeData["workExperience"][number]) => ({
      ...{ company, position, startDate, endDate },
    });
    expect(parsed.workExperience.map(post)).toEqual(data.workExperience.map(post));
    expect(parsed.workExperience.map(({ description }) => description)).toEqual(
      data.workExperience.map(({ description }) => description),
    );
    expect(parsed.education.map(({ school, endDate }) => [school, endDate])).toEqual(
      data.education.map(({ school, endDate }) => [school, endDate]),
    );
    expect(parsed.skillContent).toBe(data.skillContent);
  });

  it("has real headings, lists and links, and hides nothing", async () => {
    const bytes = await writeDocx(sample(), "en", LOOK);
    const xml = new TextDecoder().decode(unzipSync(bytes)["word/document.xml"]);
    expect(xml.match(/w:pStyle w:val="(Title|Heading1|Heading2)"/g)).toEqual([
      'w:pStyle w:val="Title"',
      'w:pStyle w:val="Heading1"',
      'w:pStyle w:val="Heading1"',
      'w:pStyle w:val="Heading2"',
      'w:pStyle w:val="Heading1"',
      'w:pStyle w:val="Heading2"',
      'w:pStyle w:val="Heading1"',
      'w:pStyle w:val="Heading1"',
    ]);
    expect(xml.match(/<w:numId /g)).toHaveLength(2);
    expect(xml.match(/<w:hyperlink /g)).toHaveLength(2);
    expect((await readAgain(sample(), "en")).document.hidden).toEqual([]);
  });

  it("is as large as its paper", async () => {
    const size = async (paper: "a4" | "letter") => {
      const bytes = await writeDocx(sample(), "en", { ...LOOK, paper });
      const xml = new TextDecoder().decode(unzipSync(bytes)["word/document.xml"]);
      return /w:pgSz w:w="(\d+)" w:h="(\d+)"/.exec(xml)?.slice(1);
    };
    expect(await size("a4")).toEqual(["11906", "16838"]);
    expect(await size("letter")).toEqual(["12240", "15840"]);
  });
});
