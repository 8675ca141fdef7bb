import { expect, it } from "vitest";
import { answerLike, howTo } from "./how-to.ts";

it.each([
  ["en", "will the person be told by mail when I move them one stage on?", "sends nothing"],
  ["en", "so what happens if one of them just never answers?", "no deadline"],
  ["en", "would you ever send something without asking me first?", "before you approve"],
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
