import { describe, expect, it } from "vitest";
import { readDocument } from "../model/document.ts";
import { runTool, type ToolOutcome } from "./run-tool.ts";
import type { CVEditorParams } from "./tool-call.ts";

const RESUME = readDocument({
  basic: { name: "张三", title: "", wechat: "zs", links: ["https://a.example"] },
  education: [
    { id: "e1", school: "北京大学", degree: "本科", startDate: "2012", endDate: "2016" },
    { id: "e2", school: "清华大学", degree: "硕士", gpa: 3.9 },
  ],
  workExperience: [
    { id: "w1", company: "美团", position: "工程师", description: "- 写代码\n- 开会" },
  ],
  skillContent: "Java、Go",
  languages: ["English"],
});

function edit(params: unknown, language: "zh" | "en" = "zh"): ToolOutcome {
  let ids = 0;
  const newId = (prefix: string) => `${prefix}-new-${++ids}`;
  const call = { name: "CVEditor" as const, params: params as CVEditorParams };
  return runTool(RESUME, call, { language, newId });
}

/** The whole document after an edit. */
function after(path: string, action: CVEditorParams["action"], value?: CVEditorParams["value"]) {
  const { document, result } = edit({ path, action, ...(value !== undefined && { value }) });
  expect(result.success, result.message).toBe(true);
  return document;
}

function read(path?: string, language: "zh" | "en" = "zh") {
  const params = path === undefined ? {} : { path };
  return runTool(RESUME, { name: "CVReader", params }, { language, newId: String }).result;
}

describe("CVReader", () => {
  it("answers in the seed's shape", () => {
    expect(read("basic.name")).toEqual({
      success: true,
      message: "成功读取字段: basic.name",
      data: "张三",
      path: "basic.name",
    });
    expect(read("education[-1].school", "en")).toMatchObject({ success: true, data: "清华大学" });
  });

  it("gives the whole résumé without a path", () => {
    expect(read()).toEqual({
      success: true,
      message: "成功读取完整简历",
      data: RESUME,
      path: null,
    });
  });

  it("gives what is empty so far where a part is not there yet", () => {
    const blank = [
      read("projects").data,
      read("basic.phone").data,
      read("education[0].major").data,
    ];
    expect(blank).toEqual([[], "", ""]);
  });

  it.each(["basic.age", "education[7]", "education[7].school", "projects[0]", "a..b", "__proto__"])(
    "reads nothing at %s",
    (path) => {
      expect(read(path)).toMatchObject({ success: false, data: null, path });
    },
  );
});

describe("CVEditor updates", () => {
  it("a field, and leaves all else as it is", () => {
    const document = after("basic.name", "update", "李四");
    expect(document).toEqual({ ...RESUME, basic: { ...Object(RESUME.basic), name: "李四" } });
    expect(document.education).toBe(RESUME.education);
  });

  it("a field that the résumé does not have yet", () => {
    expect(after("basic.email", "update", "a@b.cn").basic).toMatchObject({ email: "a@b.cn" });
    expect(after("education[-1].major", "update", "计算机").education).toMatchObject([
      {},
      { id: "e2", major: "计算机", gpa: 3.9 },
    ]);
  });

  it("the named fields of a whole entry, and never its id", () => {
    const { education } = after("education[0]", "update", { id: "x", degree: "博士" });
    expect(education).toMatchObject([{ id: "e1", school: "北京大学", degree: "博士" }, {}]);
  });

  it("a whole list, whose entries are filled and get ids", () => {
    const { projects } = after("projects", "update", [{ name: "Bole" }]);
    expect(projects).toEqual([
      {
        id: "project-new-1",
        name: "Bole",
        role: "",
        startDate: "",
        endDate: "",
        description: "",
      },
    ]);
  });

  it.each([
    ["education[0].startDate", "2012年9月", "2012-09"],
    ["education[0].startDate", "2012.9.1", "2012-09-01"],
    ["education[0].startDate", 2012, "2012"],
    ["education[0].endDate", "至今", "至今"],
    ["education[0].endDate", "Present", "Present"],
    ["education[0].endDate", "now", "Present"],
    ["education[0].endDate", "目前", "至今"],
    ["basic.phone", "+86 138-0013-8000", "+86 138-0013-8000"],
    ["basic.phone", 13800138000, "13800138000"],
    ["basic.name", " 李\n四 ", "李 四"],
    ["basic.wechat", "ls", "ls"],
  ])("%s by %j to %j", (path, value, kept) => {
    expect(edit({ path, action: "update", value }).result).toMatchObject({
      success: true,
      data: kept,
    });
  });
});

describe("CVEditor adds", () => {
  it("an entry with an id and everything that an entry has", () => {
    const value = { school: "复旦大学", major: "计算机科学", degree: "本科", honours: true };
    const { document, result } = edit({ path: "education", action: "add", value });
    const added = {
      id: "edu-new-1",
      school: "复旦大学",
      major: "计算机科学",
      degree: "本科",
      startDate: "",
      endDate: "",
      description: "",
      honours: true,
    };
    expect(result).toEqual({
      success: true,
      message: "成功添加到: education",
      data: added,
      path: "education",
    });
    expect(document.education).toEqual([...[RESUME.education].flat(), added]);
  });

  it("to a list that is not there, a blank one, several, or at a place", () => {
    expect(after("projects", "add", {}).projects).toMatchObject([{ name: "", description: "" }]);
    expect(after("projects", "add", [{ name: "A" }, { name: "B" }]).projects).toMatchObject([
      { id: "project-new-1", name: "A" },
      { id: "project-new-2", name: "B" },
    ]);
    expect(after("education[0]", "add", { id: "e1", school: "X" }).education).toMatchObject([
      { id: "edu-new-1", school: "X" },
      { id: "e1" },
      { id: "e2" },
    ]);
  });

  it("more words to a text, in the way in which it is written", () => {
    expect(after("skillContent", "add", "Kubernetes").skillContent).toBe("Java、Go、Kubernetes");
    expect(after("skillContent", "add", "go").skillContent).toBe("Java、Go");
    expect(after("workExperience[0].description", "add", "带团队").workExperience).toMatchObject([
      { description: "- 写代码\n- 开会\n- 带团队" },
    ]);
    expect(after("basic.summary", "add", "十年经验").basic).toMatchObject({ summary: "十年经验" });
    expect(after("basic.links", "add", "https://b.example").basic).toMatchObject({
      links: ["https://a.example", "https://b.example"],
    });
    expect(after("languages", "add", "中文").languages).toEqual(["English", "中文"]);
  });
});

describe("CVEditor deletes", () => {
  it("an entry, and tells what it was", () => {
    const { document, result } = edit({ path: "education[-2]", action: "delete" });
    expect(result).toMatchObject({ success: true, data: { id: "e1" }, path: "education[-2]" });
    expect(document.education).toMatchObject([{ id: "e2" }]);
  });

  it("what a field says, which becomes an empty text", () => {
    expect(after("basic.name", "delete").basic).toMatchObject({ name: "", wechat: "zs" });
    expect(after("skillContent", "delete").skillContent).toBe("");
    expect(after("education[0].endDate", "delete").education).toMatchObject([{ endDate: "" }, {}]);
    expect(after("education", "delete").education).toEqual([]);
    expect(after("basic.links[0]", "delete").basic).toMatchObject({ links: [] });
    expect(after("languages", "delete")).not.toHaveProperty("languages");
  });
});

describe("CVEditor changes nothing", () => {
  it.each<[string, unknown]>([
    ["where nothing is", { path: "basic.nam", action: "update", value: "x" }],
    ["where nothing is to be added", { path: "awards", action: "add", value: {} }],
    ["beyond the end", { path: "education[2].school", action: "update", value: "x" }],
    ["beyond the end of a list", { path: "education[9]", action: "delete" }],
    ["before its beginning", { path: "education[-3]", action: "add", value: {} }],
    ["at a path that is none", { path: "education[", action: "delete" }],
    ["at the whole", { path: "", action: "delete" }],
    ["behind the data", { path: "basic.__proto__.x", action: "update", value: 1 }],
    ["without a value", { path: "basic.name", action: "update" }],
    ["with nothing as a value", { path: "education", action: "add", value: null }],
    ["by an unknown action", { path: "basic.name", action: "rename", value: "x" }],
    ["by a text in the place of a list", { path: "education", action: "update", value: "none" }],
    ["by a list in the place of a text", { path: "basic.name", action: "update", value: ["x"] }],
    ["by a text in the place of an entry", { path: "education", action: "add", value: "北大" }],
    ["by a text in the place of the basics", { path: "basic", action: "update", value: "x" }],
    ["by another kind of an unknown field", { path: "languages", action: "update", value: "x" }],
    [
      "of a date that is none",
      { path: "education[0].endDate", action: "update", value: "2016-13" },
    ],
    [
      "of a day that is none",
      { path: "education[0].endDate", action: "update", value: "2015-02-29" },
    ],
    [
      "of a beginning that is open",
      { path: "education[0].startDate", action: "update", value: "至今" },
    ],
    ["of an address that is none", { path: "basic.email", action: "update", value: "a@" }],
    ["of a number that is none", { path: "basic.phone", action: "update", value: "call me" }],
    ["of too few digits", { path: "basic.phone", action: "update", value: "123" }],
    [
      "of an entry with a wrong date",
      { path: "education", action: "add", value: { startDate: "x" } },
    ],
    [
      "of a text that is too long",
      { path: "basic.name", action: "update", value: "x".repeat(501) },
    ],
    ["of what says something already", { path: "basic.name", action: "add", value: "x" }],
    ["of an id", { path: "education[0].id", action: "update", value: "x" }],
    ["of all basics at once", { path: "basic", action: "delete" }],
    [
      "by a name that reaches behind the data",
      { path: "education", action: "add", value: { constructor: { prototype: 1 } } },
    ],
  ])("%s, and says why in the language of the conversation", (_, params) => {
    const { document, result } = edit(params);
    expect(document).toBe(RESUME);
    expect(result).toMatchObject({ success: false, data: null });
    expect(result.message).toMatch(/\p{Script=Han}/u);
    expect(edit(params, "en").result.message).toMatch(/^[“A-Z].*[a-z]{2}/u);
  });
});
