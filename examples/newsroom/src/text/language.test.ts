import { describe, expect, it } from "vitest";
import { languageOf } from "./language.ts";
import { lengthOf, sentencesOf } from "./sentences.ts";
import { termsOf } from "./terms.ts";

describe("texts", () => {
  it("are Chinese as soon as there is Chinese in them", () => {
    expect(languageOf("STAR 面试法")).toBe("zh");
    expect(languageOf("the STAR method")).toBe("en");
  });

  it("are cut into sentences in both languages", () => {
    expect(sentencesOf("One. Two? Three")).toEqual(["One.", "Two?", "Three"]);
    expect(sentencesOf("先旁听，再提问。最后独立面试！")).toEqual([
      "先旁听，再提问。",
      "最后独立面试！",
    ]);
  });

  it("are as long as their words or characters are many", () => {
    expect(lengthOf("It's a take-home task.")).toBe(4);
    expect(lengthOf("结构化面试，STAR 法")).toBe(7);
  });

  it("are found by stems and by pairs of characters", () => {
    expect(termsOf("the structured Interviews")).toEqual(termsOf("structure interviewing"));
    expect(termsOf("结构化面试")).toEqual(["结构", "构化", "化面", "面试"]);
    expect(termsOf("怎样面试")).toEqual(["样面", "面试"]);
    expect(termsOf("of the")).toEqual([]);
  });
});
