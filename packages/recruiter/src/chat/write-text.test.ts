import { describe, expect, it } from "vitest";
import { solveText } from "./solve-text.ts";
import { TextFacts } from "./text-facts.ts";
import { backedLines } from "./write-text.ts";

const FACTS = TextFacts.parse({
  ...{ kind: "job_ad", language: "en", wish: "", count: null, people: [] },
  job: {
    ...{ title: "Backend Engineer", organisation: "Harbour Foods", pitch: "Orders of 14 shops." },
    ...{ conditions: ["Galway"], must: ["5 years of Java"], nice: ["Kafka"], skills: [] },
  },
});

describe("what a model writes out of records", () => {
  it("loses the lines that claim something else", () => {
    const text = "Backend Engineer\n5 years of Java\nWe pay 90,000 euros.\nGalway";
    expect(backedLines(text, FACTS)).toBe("Backend Engineer\n5 years of Java\nGalway");
  });

  it("is nothing where most of it is made up", () => {
    const text = "Backend Engineer\nWe pay 90,000 euros.\n30 days off.\nFounded in 1987.";
    expect(backedLines(text, FACTS)).toBe("");
  });

  it("may have marks and minutes of its own in a kit, but no people", () => {
    const kit = { ...FACTS, kind: "interview_kit" as const };
    const text = "1. Java\nTell us about a service of yours. (10 minutes)\nMark: 1 to 4";
    expect(backedLines(text, kit)).toBe(text);
    const named = `${text}\nGood answers sound like those of Margaret Hamilton at Apollo Systems Inc.`;
    expect(backedLines(named, kit)).toBe(text);
  });
});

describe("an advertisement without a model", () => {
  const job = { ...FACTS.job, text: "We bake at night.\nKafka is used daily." };

  it("is the job's own text, with what that does not say", () => {
    expect(solveText(TextFacts.parse({ ...FACTS, job }))).toBe(
      [
        "Backend Engineer · Harbour Foods",
        "Galway",
        "We bake at night.",
        "Kafka is used daily.",
        "What we look for:",
        "- 5 years of Java",
      ].join("\n"),
    );
  });

  it("is made of its fields where it has no text", () => {
    expect(solveText(FACTS)).toContain("Orders of 14 shops.");
  });
});

describe("an interview kit without a model", () => {
  it.each(["en", "zh"] as const)("has each criterion with questions and a mark: %s", (language) => {
    const text = solveText({ ...FACTS, kind: "interview_kit", language });
    expect(text).toContain("1. 5 years of Java");
    expect(text).toContain("2. Kafka");
    expect(text.match(/____/gu)).toHaveLength(4);
  });
});
