import { describe, expect, it } from "vitest";
import type { Item } from "../../state/item.ts";
import { type Asked, NOTHING_ASKED } from "../../state/profile.ts";
import { scoreOf } from "../score.ts";
import { keywordPart } from "./keyword-part.ts";
import { nearlySame } from "./nearly-same.ts";
import { semanticPart } from "./semantic-part.ts";
import { tagPart } from "./tag-part.ts";

const ITEM: Item = {
  id: "i",
  kind: "job",
  title: "Engineer",
  organisation: "",
  location: "",
  headline: "Engineer",
  description: "",
  facts: "",
  language: "en",
  tags: { skill: [], interest: [] },
  must: [],
  min_years: null,
  degree: null,
  gives_orders: false,
  source: [],
  ranks: {},
};
const with_ = (skill: string[], must: string[] = []): Item => ({
  ...ITEM,
  tags: { skill, interest: [] },
  must,
});
const wanting = (from: "input" | "profile", ...ids: string[]): Asked => ({
  ...NOTHING_ASKED,
  concepts: ids.map((id) => ({ id, weight: 1, from })),
});
const alike = () => 2;

describe("the part of tags", () => {
  it("is the share of what is wanted that is there; a neighbour is better than nothing", () => {
    const asked = wanting("input", "pytorch", "python");
    const must = (...ids: string[]) => with_(ids, ids);
    expect(tagPart(must("pytorch", "python"), asked, alike)).toBe(1);
    expect(tagPart(must("pytorch"), asked, alike)).toBe(0.5);
    const near = tagPart(must("tensorflow"), asked, alike);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(0.5);
    expect(tagPart(must("nursing"), asked, alike)).toBe(0);
  });

  it("counts what a job is about for more than what its text mentions", () => {
    const asked = wanting("input", "python");
    const called = { ...with_(["python"]), headline: "Python developer" };
    expect(tagPart(called, asked, alike)).toBe(1);
    expect(tagPart(with_(["python"]), asked, alike)).toBeLessThan(1);
  });

  it("counts what is rare for more", () => {
    const asked = wanting("input", "pytorch", "python");
    const rare = (id: string) => (id === "pytorch" ? 4 : 1);
    expect(tagPart(with_(["pytorch"]), asked, rare)).toBeGreaterThan(
      tagPart(with_(["python"]), asked, rare),
    );
  });

  it("of a résumé is how much of what is asked for somebody has", () => {
    const asked = wanting("profile", "java", "kafka", "redis", "mysql", "go", "docker");
    const fits = tagPart(with_(["java", "kafka"], ["java", "kafka"]), asked, alike);
    expect(fits).toBeGreaterThan(tagPart(with_([], ["java", "nursing"]), asked, alike));
  });

  it("of what is not wanted is little", () => {
    const asked = { ...wanting("input", "python"), avoided: ["sales"] };
    expect(tagPart(with_(["python", "sales"]), asked, alike)).toBeLessThan(0.5);
  });
});

describe("the part of meaning", () => {
  it("grows with how near something is, and is nothing for what has nothing in common", () => {
    expect(semanticPart(undefined)).toBe(0);
    expect(semanticPart(0.1)).toBe(0);
    expect(semanticPart(0.5)).toBeGreaterThan(semanticPart(0.3));
    expect(semanticPart(1)).toBeLessThanOrEqual(1);
  });

  it("asks for more where nothing else of a question is understood", () => {
    expect(semanticPart(0.28, true)).toBe(0);
    expect(semanticPart(0.5, true)).toBeGreaterThan(0);
  });
});

describe("the part of keywords", () => {
  const words = (text: string, ...ways: string[][]) => ({
    text,
    weight: 1,
    ways: ways.map((way) => way.map((word) => ({ word, weight: 1 }))),
  });
  const part = (item: Partial<Item>, ...keywords: ReturnType<typeof words>[]) =>
    keywordPart({ ...ITEM, ...item }, { keywords, own_words: [], average_length: 10 });

  it("is the share of the keywords that are there, those in the title first", () => {
    const [bike, sea] = [words("bike", ["bike"]), words("sea", ["sea"])];
    const title = part({ headline: "bike" }, bike, sea);
    expect(title).toBeCloseTo(0.5, 1);
    expect(part({ description: "a bike" }, bike, sea)).toBeLessThan(title);
    expect(part({ description: "a boat" }, bike, sea)).toBe(0);
  });

  it("finds a keyword by its name in the other language, and by what its fields say", () => {
    const vision = words("计算机视觉", ["计算", "算机", "机视", "视觉"], ["computer", "vision"]);
    expect(part({ headline: "computer vision" }, vision)).toBeGreaterThan(0.9);
    expect(part({ facts: "实习 internship" }, words("实习", ["实习"]))).toBeGreaterThan(0.5);
  });

  it("knows words that are nearly the same", () => {
    expect(nearlySame("ingeniero", ["ingenieur"])).toBeGreaterThan(0.6);
    expect(nearlySame("pytroch", ["pytorch"])).toBeGreaterThan(0.5);
    expect(nearlySame("buchhalter", ["lohnbuchhalter"])).toBeGreaterThan(0.6);
    expect(nearlySame("nurse", ["nurture"])).toBe(0);
    expect(nearlySame("护士", ["护理"])).toBe(0);
  });
});

it("a score is 40, 40 and 20 parts", () => {
  expect(scoreOf({ tag: 100, semantic: 50, keyword: 0 })).toBe(60);
  expect(scoreOf({ tag: 100, semantic: 100, keyword: 100 })).toBe(100);
});
