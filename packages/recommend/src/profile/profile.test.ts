import { describe, expect, it } from "vitest";
import { spelledOut } from "./abbreviations.ts";
import { isTitle } from "./is-title.ts";
import { keywordsOf } from "./keywords.ts";
import { conceptsCalled } from "./short-names.ts";
import { conceptsOfJob, conceptsOfProfile, conceptsOfWish, joined } from "./wanted-concepts.ts";

const idsOf = (wish: string) => conceptsOfWish(wish).wanted.map(({ id }) => id);

describe("a wish", () => {
  it.each([
    ["想做计算机视觉相关的项目，会 Python 和一点 PyTorch", ["计算机视觉", "Python", "PyTorch"]],
    ["I love teaching kids and have a maths degree", ["teaching", "kids", "maths", "degree"]],
    ["前端开发三年，React", ["前端开发", "React"]],
    ["找 remote 的 part-time 项目，Python + NLP", ["Python", "NLP", "remote", "part-time"]],
  ])("has the keywords a person would underline: %s", (wish, keywords) => {
    expect(conceptsOfWish(wish).keywords.toSorted()).toEqual(keywords.toSorted());
  });

  it("is read as the list of words that it is: React and Go are skills there", () => {
    expect(idsOf("前端开发三年，React")).toContain("react");
    expect(idsOf("backend，Go")).toContain("go");
    expect(idsOf("I want to go home")).not.toContain("go");
  });

  it("knows what people say for short, where it is short for one thing", () => {
    expect(idsOf("统计和 Python")).toContain("statistics");
    expect(conceptsCalled("物理")).toEqual(["physics"]);
    expect(conceptsCalled("随便")).toEqual([]);
  });

  it.each([
    ["I'm an ODP with four years of scrub", "operating department practitioner"],
    ["looking for my first RMN post on a ward", "mental health nurse"],
    ["sdr remote", "sales development representative"],
    ["finance PR role in Leeds", "public relations"],
    ["三年经验，想转产品", "产品经理"],
    ["做了五年运营，想换一家", "运营专员"],
  ])("names posts by short names: %s", (wish, post) => {
    expect(spelledOut(wish).join()).toContain(post);
  });

  it.each([
    "I review every PR that comes in",
    "no CAMHS please",
    "喜欢研究消费产品设计的故事",
    "don't want another HCA job",
  ])("does not take other words for posts: %s", (wish) => {
    expect(spelledOut(wish)).toEqual([]);
  });

  it("may be nothing but a title, whose capitals then stand for a post", () => {
    expect(["软件工程师", "chef de cuisine", "Senior SRE"].filter(isTitle)).toHaveLength(3);
    expect(["想做后端", "I want to work with children", ""].filter(isTitle)).toEqual([]);
    expect(spelledOut("SDE").join()).toContain("software development engineer");
    expect(spelledOut("Senior PMs").join()).toContain("product manager");
    expect(spelledOut("pa")).toEqual([]);
    expect(spelledOut("I would like to review every PR that comes in")).toEqual([]);
    expect(keywordsOf("chef de cuisine")).toEqual(["chef", "cuisine"]);
  });

  it("says what it does not want, too", () => {
    const { wanted, avoided } = conceptsOfWish("会 Python，不想做前端开发");
    expect(wanted.map(({ id }) => id)).toEqual(["python"]);
    expect(avoided).toEqual(["frontend-development"]);
    const english = conceptsOfWish("Python, not interested in sales, no experience with Java");
    expect(english.wanted.map(({ id }) => id)).toEqual(["python"]);
    expect(english.avoided).toEqual(["sales"]);
  });
});

describe("what stands behind a wish", () => {
  it("counts by how often it is said, and for less beside a wish", () => {
    const text = "Java Java Java\nKafka";
    const [first, second] = conceptsOfProfile(text, false);
    expect([first?.id, second?.id]).toEqual(["java", "kafka"]);
    expect(first?.weight).toBeGreaterThan(second?.weight ?? 1);
    expect(conceptsOfProfile(text, true)[0]?.weight).toBeLessThan(second?.weight ?? 0);
  });

  it("asks most for what decides", () => {
    const job = {
      title: "Engineer",
      tags: { skill: ["java", "kafka", "redis"], interest: [] },
      criteria: [
        { id: "1", text: "Java", need: "must" as const, weight: 3, skill: "java", min_years: null },
        {
          id: "2",
          text: "Kafka",
          need: "nice" as const,
          weight: 3,
          skill: "kafka",
          min_years: null,
        },
      ],
    };
    const weights = new Map(conceptsOfJob(job).map(({ id, weight }) => [id, weight]));
    expect(weights.get("java")).toBeGreaterThan(weights.get("kafka") ?? 1);
    expect(weights.get("kafka")).toBeGreaterThan(weights.get("redis") ?? 1);
  });

  it("is joined with the wish, the stronger saying first", () => {
    const wish = [{ id: "java", weight: 1, from: "input" as const }];
    const own = [{ id: "java", weight: 0.3, from: "profile" as const }];
    expect(joined(own, wish)).toEqual(wish);
  });
});

it("leaves numbers and fillers out of keywords", () => {
  expect(keywordsOf("我有 5 年经验，三年 2024 looking for something")).toEqual([]);
});
