import { describe, expect, it } from "vitest";
import { readCriterion, sourcesWanted } from "./criterion.ts";
import type { Facts } from "./facts.ts";
import { judge } from "./judge.ts";

const FACTS: Facts = {
  article: { title: "T", language: "en", body: "# T\n\nA [1].\n\nB.", sources: ["a"], length: 120 },
  checks: [{ quote: "q", source: "a", verdict: "unsupported", evidence: "no" }],
  score: 70,
  path: "/articles/t.md",
  refusal: null,
};

describe("a criterion", () => {
  it.each([
    ["It draws on three sources or more · 至少引用三个来源", { kind: "sources", least: 3 }],
    ["至少引用两个来源", { kind: "sources", least: 2 }],
    ["5 sources", { kind: "sources", least: 5 }],
    ["At least 300 words", { kind: "length", least: 300 }],
    ["不少于 500 字", { kind: "length", least: 500 }],
    ["The review gives a score of 90", { kind: "score", least: 90 }],
    ["Every paragraph cites its source · 每一段都注明出处", { kind: "citations" }],
    ["Every claim is found in its source · 每个论断都能核实", { kind: "claims" }],
    ["A person has let it be published · 经人同意后发布", { kind: "published" }],
    ["It is funny", { kind: "unknown" }],
  ])("is understood: %s", (text, criterion) => {
    expect(readCriterion(text)).toEqual(criterion);
  });

  it.each([
    ["2 sources", "fail", "It cites 1 of at least 2 sources."],
    ["100 words", "pass", "It has 120 of at least 100 words."],
    ["score of 90", "fail", "It scored 70 of at least 90."],
    ["cited", "fail", "1 of 2 paragraphs cite a source."],
    ["every claim", "fail", "0 of 1 claims are in their source."],
    ["published", "pass", "It is at /articles/t.md."],
    ["It is funny", "unknown", "This newsroom has no rule to measure that by."],
  ])("is measured: %s", (criterion, verdict, evidence) => {
    expect(judge(criterion, FACTS, "en")).toEqual({ criterion, verdict, evidence });
  });

  it("is not met by what is not there", () => {
    const nothing: Facts = { ...FACTS, article: null };
    expect(judge("cited", nothing, "zh")).toMatchObject({
      verdict: "fail",
      evidence: "还没有文章。",
    });
    expect(judge("claims", { ...FACTS, checks: null }, "en").evidence).toContain("Nobody");
    expect(judge("score of 3", { ...FACTS, score: null }, "en").evidence).toContain("Nobody");
    expect(judge("published", { ...FACTS, path: null }, "en").verdict).toBe("fail");
  });

  it("says how many sources a plan has to look for", () => {
    expect(sourcesWanted([])).toBe(3);
    expect(sourcesWanted(["5 sources", "100 words"])).toBe(5);
  });
});
