import { describe, expect, it } from "vitest";
import { readDocument } from "../../model/document.ts";
import type { Language } from "../../model/structure.ts";
import type { ToolCall } from "../../tools/tool-call.ts";
import { makeCalls } from "../execute.ts";
import { turnReply } from "./turn-reply.ts";

const RESUME = readDocument({
  basic: { name: "张三", phone: "" },
  education: [
    { id: "e", school: "北京大学", degree: "本科", startDate: "2016-09", endDate: "2020-06" },
  ],
  workExperience: [
    { id: "w", company: "美团", position: "工程师", startDate: "2020", endDate: "present" },
  ],
  skillContent: "Java",
});

type Params = (ToolCall & { name: "CVEditor" })["params"];

function reply(language: Language, calls: readonly (Params | { path?: string })[], more?: string) {
  const made = makeCalls(
    RESUME,
    calls.map((params) =>
      "action" in params ? { name: "CVEditor", params } : { name: "CVReader", params },
    ),
    { language, newId: (prefix) => `${prefix}-1` },
  );
  return turnReply(made, language, { more });
}

describe("the reply tells what was really done", () => {
  it.each<[Params, string, string]>([
    [
      { path: "basic.name", action: "update", value: "李四" },
      "好的，已将姓名修改为「李四」",
      "Done. The name is now “李四”.",
    ],
    [
      { path: "workExperience[0].position", action: "update", value: "经理" },
      "好的，已将工作经历「美团」的职位修改为「经理」",
      "Done. The position of work experience “美团” is now “经理”.",
    ],
    [
      { path: "education[0]", action: "update", value: { degree: "硕士", major: "数学" } },
      "好的，已更新教育经历「北京大学」：学位 「硕士」、专业 「数学」",
      "Done. The education “北京大学” entry is updated: degree “硕士”, major “数学”.",
    ],
    [
      { path: "basic.summary", action: "update", value: "十年\n经验" },
      "好的，已更新个人简介",
      "Done. The summary is updated.",
    ],
    [
      {
        path: "education",
        action: "add",
        value: { school: "清华大学", startDate: "2021", endDate: "至今" },
      },
      "好的，已添加教育经历：清华大学（2021 – 至今）",
      "Done. Added to the education: 清华大学 (2021 – 至今).",
    ],
    [
      { path: "projects", action: "add", value: {} },
      "好的，已添加一段空白的项目经历",
      "Done. Added a blank entry to the projects.",
    ],
    [
      { path: "skillContent", action: "add", value: "Go" },
      "好的，已在技能中添加「Go」",
      "Done. Added “Go” to the skills.",
    ],
    [
      { path: "skillContent", action: "add", value: "java" },
      "好的，技能本来就是这样",
      "Done. The skills says so already.",
    ],
    [
      { path: "workExperience[0]", action: "delete" },
      "好的，已删除工作经历：美团 · 工程师（2020 – 至今）",
      "Done. Deleted from the work experience: 美团 · 工程师 (2020 – Present).",
    ],
    [
      { path: "skillContent", action: "delete" },
      "好的，已清空技能",
      "Done. The skills are empty now.",
    ],
    [
      { path: "basic.name", action: "update", value: "" },
      "好的，已清空姓名",
      "Done. The name is empty now.",
    ],
    [
      { path: "education", action: "delete" },
      "好的，已清空教育经历",
      "Done. The education is empty now.",
    ],
  ])("%j", (params, zh, en) => {
    expect([reply("zh", [params]), reply("en", [params])]).toEqual([zh, en]);
  });

  it("of several, each, those that failed included", () => {
    const calls: Params[] = [
      { path: "basic.name", action: "update", value: "李四" },
      { path: "basic.phone", action: "update", value: "abc" },
    ];
    expect(reply("zh", calls)).toBe(
      "好的：\n1. 已将姓名修改为「李四」\n2. 没有修改：「abc」不是有效的电话，请写 7 到 15 位数字，可带 + 和区号",
    );
    expect(reply("en", calls.slice(1))).toMatch(
      /^Nothing was changed: “abc” is not a phone number/,
    );
  });

  it("and what a reader would stumble over", () => {
    const end: Params = { path: "education[0].endDate", action: "update", value: "2015" };
    expect(reply("zh", [end])).toBe(
      "好的，已将教育经历「北京大学」的结束时间修改为「2015」\n注意：教育经历「北京大学」的结束时间早于开始时间",
    );
  });

  it("and asks what was left open, instead of saying twice that something is blank", () => {
    const blank: Params = { path: "projects", action: "add", value: {} };
    expect(reply("zh", [blank], "已加上空白项目，叫什么名字？")).toBe(
      "已加上空白项目，叫什么名字？",
    );
  });

  it.each<[string | undefined, RegExp, RegExp]>([
    ["basic.name", /^姓名：张三$/, /^The name: 张三$/],
    ["basic.phone", /^电话还没有填写$/, /^The phone is empty so far$/],
    [
      "education",
      /^教育经历（1）：\n1. 北京大学 · 本科（2016-09 – 2020-06）$/,
      /^Education \(1\):\n1\. /,
    ],
    ["projects", /^简历里还没有项目经历$/, /^Nothing stands under projects yet$/],
    [
      "workExperience[0].position",
      /^工作经历「美团」的职位：工程师$/,
      /^The position of .*: 工程师$/,
    ],
    ["workExperience[0]", /公司：美团\n职位：工程师/, /company: 美团\nposition: 工程师/],
    ["basic", /^姓名：张三$/, /^Name: 张三$/],
    [
      undefined,
      /^姓名：张三\n\n教育经历（1）：[\s\S]*工作经历（1）：[\s\S]*技能：Java$/,
      /Skills: Java$/,
    ],
    ["basic.age", /^路径 basic.age 不存在/, /^There is nothing at basic.age/],
  ])("reads %s", (path, zh, en) => {
    const params = path === undefined ? {} : { path };
    expect(reply("zh", [params])).toMatch(zh);
    expect(reply("en", [params])).toMatch(en);
  });
});
