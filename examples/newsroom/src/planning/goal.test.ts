import { describe, expect, it } from "vitest";
import { readGoal } from "./goal.ts";

const read = (goal: string, input: unknown = {}, context: unknown = null) =>
  readGoal(goal, input, context);

describe("a goal", () => {
  it.each([
    ["Write an article about structured interviews", "structured interviews"],
    ["Please write a short report on “scoring rubrics”.", "scoring rubrics"],
    ["write about bias", "bias"],
    ["structured interviews", "structured interviews"],
    ["写一篇关于结构化面试的文章", "结构化面试"],
    ["请写一篇关于面试偏见的报道。", "面试偏见"],
    ["介绍一下岗位分析", "岗位分析"],
  ])("names a topic: %s", (goal, topic) => {
    expect(read(goal).topic).toBe(topic);
  });

  it("may name sources, which are no part of the topic", () => {
    expect(read("Write an article about bias source:lost-notes source:work-samples")).toMatchObject(
      {
        topic: "bias",
        sources: ["lost-notes", "work-samples"],
      },
    );
    expect(read("写一篇关于结构化面试的文章，来源：面试偏见")).toMatchObject({
      topic: "结构化面试",
      sources: ["面试偏见"],
    });
  });

  it("may come with more, as input or as context", () => {
    expect(read("Write", { topic: "bias", sources: ["a"] }, { pace_ms: 5 })).toEqual({
      topic: "bias",
      sources: ["a"],
      pace_ms: 5,
    });
    expect(read("write about bias", { sources: "a" }, 7)).toMatchObject({ sources: [] });
  });
});
