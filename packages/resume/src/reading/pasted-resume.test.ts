import { describe, expect, it } from "vitest";
import { asResumeData, readDocument } from "../model/document.ts";
import { mayBePasted, readPastedResume } from "./pasted-resume.ts";
import { RESUME } from "./testing/hear.ts";
import { TurnMemory } from "./understanding.ts";

const ENGLISH = `Moira Kessell
Practice nurse
moira.kessell@example.org | 07700 900118 | Hexham

Experience
Tyne Vale Surgery – Practice Nurse – March 2019 to present
- Run the asthma clinic, 40 patients a week
Hexham General Hospital – Staff Nurse – September 2014 to February 2019
- Medical ward with 28 beds

Education
Northumbria University, BSc Adult Nursing, 2011 – 2014

Skills
Spirometry, wound care, EMIS`;

const CHINESE = `姓名：周敏
电话：138 0013 8111
邮箱：zhoumin@example.cn

工作经历
2020.03 – 至今  成都锦程酒店  前厅主管
- 带领8人前台团队，排班和培训
2016.07 – 2020.02  四川鹏达物业  行政专员
- 管理固定资产600余件

教育背景
2012.09 – 2016.06  西南民族大学  旅游管理  本科`;

const turnOf = (message: string, resume = asResumeData(readDocument({}))) => ({
  ...{ message, resume, memory: TurnMemory.parse({}), today: new Date("2026-11-18") },
  language: /\p{Script=Han}/u.test(message) ? ("zh" as const) : ("en" as const),
});

async function editsOf(message: string, resume?: Parameters<typeof turnOf>[1]) {
  const understood = await readPastedResume(turnOf(message, resume));
  if (understood?.understanding.kind !== "calls") throw new Error("Nothing was proposed.");
  const { calls, propose } = understood.understanding;
  const paths = calls.map(({ params }) => params.path);
  return { calls, propose, paths, memory: understood.memory };
}

describe("a whole résumé in a message", () => {
  it.each([ENGLISH, CHINESE])("is read as a file is, and waits for a yes", async (message) => {
    expect(mayBePasted(message)).toBe(true);
    const { paths, propose, memory, calls } = await editsOf(message);
    expect(propose).toBeDefined();
    expect(memory.proposed).toEqual(calls);
    expect(paths.filter((path) => path === "workExperience")).toHaveLength(2);
    expect(paths).toEqual(expect.arrayContaining(["basic.email", "basic.phone", "education"]));
  });

  it("adds to what is there, and overwrites only contacts that differ", async () => {
    const full = asResumeData(RESUME);
    const { paths } = await editsOf(CHINESE, full);
    expect(paths).toContain("basic.phone");
    expect(paths).not.toContain("basic.summary");
    const again = CHINESE.replace("成都锦程酒店", "腾讯科技").replace("2020.03", "2021.03");
    const { paths: fewer } = await editsOf(again, full);
    expect(fewer.filter((path) => path === "workExperience")).toHaveLength(1);
  });

  it("leaves one entry and long notes to the reader", async () => {
    const entry = `Tyne Vale Surgery – Practice Nurse – March 2019 to present\n${"- Run the asthma clinic, 40 patients a week\n".repeat(9)}`;
    expect(await readPastedResume(turnOf(entry))).toBeUndefined();
    expect(mayBePasted("Please change my phone number to 07700 900118.")).toBe(false);
  });
});
