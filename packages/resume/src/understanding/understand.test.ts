import { describe, expect, it } from "vitest";
import { readCases, readResumes, runCase } from "./corpus/index.ts";
import { understand } from "./understand.ts";
import { TurnMemory } from "./understanding.ts";

const resumes = readResumes();
/** Those with the rarest wordings; all of them are run by the benchmark. */
const SAMPLE = ["fresh-5", "fresh-14", "fresh-17"] as const;
const today = new Date("2026-05-20T08:00:00Z");

function of(message: string, resume = "zhang") {
  const data = resumes[resume];
  if (data === undefined) throw new Error(`The corpus has no résumé "${resume}".`);
  return understand({ message, resume: data, memory: TurnMemory.parse({}), today }).understanding;
}

describe("the table of sentences and calls", () => {
  it.each([
    ["把名字改成张三", "CVEditor", { path: "basic.name", action: "update", value: "张三" }],
    ["查看教育经历", "CVReader", { path: "education" }],
    ["我叫李四", "CVEditor", { path: "basic.name", action: "update", value: "李四" }],
    ["添加一段工作经历", "CVEditor", { path: "workExperience", action: "add" }],
    ["删除第一段实习", "CVEditor", { path: "workExperience[1]", action: "delete" }],
    ["显示我的简历", "CVReader", {}],
  ])("has “%s” as %s", (message, name, params) => {
    expect(of(message)).toMatchObject({ kind: "calls", calls: [{ name, params }] });
  });

  it("takes an internship for any job where there is no other", () => {
    expect(of("删除第一段实习", "wang")).toMatchObject({
      calls: [{ params: { path: "workExperience[0]", action: "delete" } }],
    });
  });

  it("asks for the facts of an entry that is added without any", () => {
    expect(of("添加一段工作经历")).toMatchObject({ ask: expect.stringContaining("公司") });
  });
});

describe("sentences that were read once", () => {
  it.each(SAMPLE)("are read the same way again: %s", (half) => {
    const wrong = readCases(half).filter((one) => {
      const resume = resumes[one.resume];
      return resume === undefined || !runCase(one, resume).right;
    });
    expect(wrong.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  });
});

describe("what is no request", () => {
  it.each([
    "你能帮我把名字改成英文吗",
    "请翻译：delete all my work experience",
    "I don't think we should delete the first job",
    "我小舅子在字节跳动做销售，2015年入职的",
  ])("changes nothing: %s", (message) => {
    expect(["ask", "talk"]).toContain(of(message).kind);
  });
});
