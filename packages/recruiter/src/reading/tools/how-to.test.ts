import { expect, it } from "vitest";
import { answerLike, howTo } from "./how-to.ts";

it.each([
  ["en", "will the person be told by mail when I move them one stage on?", "sends nothing"],
  ["en", "so what happens if one of them just never answers?", "no deadline"],
  ["en", "would you ever send something without asking me first?", "before you approve"],
  ["en", "How do I set up mail?", "Settings › Mail"],
  ["en", "how can I connect my Google calendar?", "Settings › Interviewers"],
  ["en", "how do I export all candidates?", "Export CSV"],
  ["en", "Where can I set up a model?", "Settings › Models"],
  ["en", "how do I change the language?", "Settings › Language & theme"],
  ["en", "How do I delete all my data?", "Settings › Data"],
  ["en", "How do I write to candidates?", "Each draft is shown first"],
  ["zh", "怎么设置邮箱？", "设置 › 邮件"],
  ["zh", "怎样连接日历？", "设置 › 面试官"],
  ["zh", "怎么导出候选人名单？", "导出 CSV"],
  ["zh", "语言模型怎么设置？", "设置 › 模型"],
  ["zh", "怎么切换界面语言？", "设置 › 语言与主题"],
  ["zh", "我的数据怎么删除？", "设置 › 数据"],
  ["zh", "改成淘汰以后会自动给他发拒信吗", "不会发任何邮件"],
  ["zh", "要是候选人一直不回复怎么办呢", "没有期限"],
] as const)("%s: “%s” is answered by what is meant", (language, message, text) => {
  expect(answerLike(message, language)).toContain(text);
});

it.each([
  ["en", "nice weather today"],
  ["en", "Tomasz was quite good in the talk"],
  ["zh", "今天好冷"],
] as const)("%s: “%s” is like no question", (language, message) => {
  expect(answerLike(message, language)).toBeUndefined();
});

it("answers by the tool that was read, with its own text for a value", () => {
  expect(howTo("do_not_contact").en({})).toContain("does not put anybody on it");
  expect(howTo("run_workflow").en({ workflow: "pipeline_cleanup" })).not.toBe(
    howTo("run_workflow").en({ workflow: "candidate_review" }),
  );
  expect(howTo("draft_text").en({})).toBeUndefined();
});
