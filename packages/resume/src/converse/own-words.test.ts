import type { Reading } from "@bole/language";
import { describe, expect, it } from "vitest";
import { makeCalls } from "../agent/execute.ts";
import { readDocument } from "../model/document.ts";
import type { CVEditorParams } from "../tools/tool-call.ts";
import { areInOwnWords } from "./own-words.ts";

const RESUME = readDocument({
  basic: { title: "后端工程师" },
  workExperience: [
    { id: "a", company: "美团", endDate: "至今", description: "- 带 3 人小组\n- 负责支付网关" },
    { id: "b", company: "Galway Gym", description: "- Front desk" },
  ],
  skillContent: "Java、Go",
});
const CONTEXT = { language: "zh", newId: (prefix: string) => `${prefix}-1` } as const;

const reads = (tool: string, polarity: "do" | "suppose" = "do"): Pick<Reading, "calls"> => ({
  calls: [
    {
      ...{ tool, polarity, confidence: 0.5, values: {}, mentions: [], alternatives: [] },
      clause: [0, 1],
    },
  ],
});

function isAskedFor(message: string, params: CVEditorParams, reading = reads("set")): boolean {
  const made = makeCalls(RESUME, [{ name: "CVEditor", params }], CONTEXT);
  expect(made.map(({ result }) => result.success)).toEqual([true]);
  return areInOwnWords(made, { message, today: new Date("2026-11-18") }, reading);
}
const update = (path: string, value: string): CVEditorParams => ({ path, action: "update", value });

describe("an edit is asked for in the person's own words", () => {
  it.each<[string, CVEditorParams]>([
    ["职位改成架构师", update("basic.title", "架构师")],
    ["技能加上 Kubernetes", { path: "skillContent", action: "add", value: "Kubernetes" }],
    ["小组现在是五个人", update("workExperience[0].description", "- 带 5 人小组\n- 负责支付网关")],
    ["今年 9 月离职的", update("workExperience[0].endDate", "2026-09")],
    ["delete the Galway Gym, front desk and all", { path: "workExperience[1]", action: "delete" }],
    ["支付网关放第一条", update("workExperience[0].description", "- 负责支付网关\n- 带 3 人小组")],
  ])("%s", (message, params) => {
    expect(isAskedFor(message, params)).toBe(true);
  });

  it.each<[string, string, CVEditorParams, Pick<Reading, "calls">?]>([
    ["it is worded by the model", "简介帮我写写", update("basic.summary", "资深架构专家")],
    ["what goes is not named", "清理一下", { path: "workExperience[1]", action: "delete" }],
    [
      "another reader reads no wish",
      "职位改成架构师",
      update("basic.title", "架构师"),
      reads("answer"),
    ],
    [
      "it is only supposed",
      "如果职位改成架构师呢",
      update("basic.title", "架构师"),
      reads("set", "suppose"),
    ],
    [
      "the message holds a text of others",
      `职位改成架构师${"。".repeat(600)}`,
      update("basic.title", "架构师"),
    ],
  ])("not where %s", (_, message, params, reading) => {
    expect(isAskedFor(message, params, reading)).toBe(false);
  });
});
