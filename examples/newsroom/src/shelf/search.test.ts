import { describe, expect, it } from "vitest";
import { termsOf } from "../text/terms.ts";
import { bestSentences, search, termsTheyShare } from "./search.ts";
import { allSources, readSource } from "./shelf.ts";

describe("the shelf", () => {
  it("has sources in both languages, each with a title and sentences that can be quoted", async () => {
    const sources = await allSources();
    expect(sources.length).toBeGreaterThanOrEqual(12);
    for (const { title, text } of sources) {
      expect(title).not.toBe("");
      expect(text.length).toBeGreaterThan(100);
      // The writer quotes with these marks.
      expect(text).not.toMatch(/[“”]/);
    }
  });

  it("says what there is when a source is not there", async () => {
    await expect(readSource("lost-notes")).rejects.toThrow(
      /"lost-notes" cannot be read: it is not on the shelf\. There are behavioural-questions, .*结构化面试/,
    );
  });

  it.each([
    ["structured interviews", "structured-interviews"],
    ["how to write a scoring rubric", "scoring-rubrics"],
    ["halo effect and bias", "bias-in-interviews"],
    ["take-home tasks", "work-samples"],
    ["结构化面试", "结构化面试"],
    ["面试官的偏见", "面试偏见"],
    ["岗位分析", "岗位分析"],
  ])("is searched by keywords: %s", async (topic, id) => {
    expect(search(await allSources(), termsOf(topic))[0]?.id).toBe(id);
  });

  it("has nothing on what it has nothing on", async () => {
    expect(search(await allSources(), termsOf("horses"))).toEqual([]);
    expect(search(await allSources(), termsOf("养马"))).toEqual([]);
  });

  it("gives the sentences that say most, in their own order", async () => {
    const source = await readSource("work-samples");
    expect(bestSentences(source, termsOf("two hours take-home tasks rubric"), 2)).toEqual([
      "Take-home tasks should take two hours at most and say so; unpaid days of work drive good candidates away.",
      "The same rubric must be used for every submission, and the name should be hidden while it is scored.",
    ]);
  });

  it("knows what sources speak of most", async () => {
    const source = await readSource("bias-in-interviews");
    expect(termsTheyShare([source], 3)).toEqual(["chang", "effect", "answ"]);
  });
});
