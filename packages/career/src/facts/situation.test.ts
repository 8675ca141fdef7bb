/** The shape of a plan comes from what is wanted beside what is done now. */
import { describe, expect, it } from "vitest";
import { factOf } from "./apply-calls.ts";
import type { Fact, FactKind } from "./fact.ts";
import { shapeOf, situationOf } from "./situation.ts";

const fact = (kind: FactKind, words: string, sense: string | null = null): Fact => ({
  ...factOf(kind, words, 0),
  sense,
});

describe("another occupation than the present one", () => {
  it.each([
    ["做行政五年了", "想转做人力资源"],
    ["我是护士", "想做健康管理师"],
    ["在超市做收银员", "打算转行做会计"],
    ["I am an office administrator", "I want to become an HR specialist"],
    ["I work as a nurse", "I would like to be a data analyst"],
  ])("is a change of work, even where it sounds like a promotion: %s, %s", (now, wanted) => {
    const facts = [fact("experience", now), fact("target", wanted, "promotion")];
    expect(facts.every(({ occupations }) => occupations.length > 0)).toBe(true);
    expect(shapeOf(facts, true)).toBe("switch");
  });

  it.each([
    ["我做会计六年", "想升财务经理"],
    ["I am an accountant", "I want to be promoted to finance manager"],
  ])("is a promotion where somebody says so: %s, %s", (now, wanted) => {
    expect(shapeOf([fact("experience", now), fact("wish", wanted)], true)).toBe("promotion");
  });

  it.each([
    ["想转行做会计", "我做收银员三年"],
    ["I want to change careers and become an accountant", "I am a cashier"],
  ])("is not what they leave: %s", (wanted, now) => {
    const { leaves } = situationOf([fact("experience", now), fact("wish", wanted, "leaving")]);
    expect(leaves).toEqual([]);
  });
});

describe("a promotion", () => {
  it.each([
    ["我做会计六年", "今年想晋升", "promotion"],
    ["I am an accountant", "move up to team lead", "promotion"],
  ])("is meant where no other occupation is wanted: %s, %s", (now, wanted, sense) => {
    const facts = [fact("experience", now), fact("wish", wanted, sense)];
    expect(shapeOf(facts, false)).toBe("promotion");
  });

  it.each([
    ["refusal", "不想在现在的公司升职"],
    ["dislike", "I do not want to be promoted here"],
  ] as const)("is not planned for whoever declines it (%s)", (kind, words) => {
    const facts = [
      fact("experience", "我做会计六年"),
      fact("wish", "往上走", "promotion"),
      fact(kind, words),
    ];
    expect(shapeOf(facts, false)).not.toBe("promotion");
  });
});
