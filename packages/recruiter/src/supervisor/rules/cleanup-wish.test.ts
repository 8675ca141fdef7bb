import { describe, expect, it } from "vitest";
import { cleanupWish } from "./cleanup-wish.ts";

const alone = (goal: string) => cleanupWish(goal, { goals: ["clean_pipeline"] }).join(" ");

describe("a cleanup", () => {
  it.each([
    ["清理一下两周没有回复的候选人", "no_answer"],
    ["把一直没回音的归档", "no_answer"],
    ["Clean up the pipeline: withdraw everyone who never answered", "no_answer"],
    ["Archive candidates who haven't replied in three weeks", "no_answer"],
    ["clear out the ones who ghosted us", "no_answer"],
    ["清理已关闭职位的候选人", "job_closed"],
    ["Remove candidates of closed roles", "job_closed"],
    ["把不符合必备条件的淘汰掉", "criteria_not_met"],
    [
      "Reject those who don't meet the musts, and withdraw who never replied",
      "no_answer criteria_not_met",
    ],
    ["清理从未联系过的人", "nothing_proven"],
  ])("is about what is named: %s", (goal, categories) => {
    expect(alone(goal)).toBe(categories);
  });

  it.each(["清理一下管道", "Tidy up the pipeline, please", "把停留超过 30 天的处理一下"])(
    "is about everything where nothing is named: %s",
    (goal) => {
      expect(alone(goal)).toBe("");
    },
  );

  it.each(["清理管道，不要动没有回复的", "Clean the pipeline, except those who never replied"])(
    "leaves alone who is to be left alone: %s",
    (goal) => {
      expect(alone(goal)).toContain("criteria_not_met");
      expect(alone(goal)).not.toContain("no_answer");
    },
  );

  it("is not limited by what another wish is about", () => {
    const goals = ["follow_up", "clean_pipeline"] as const;
    const wish = (goal: string) => cleanupWish(goal, { goals: [...goals] });
    expect(wish("给没有回复的候选人再写一封，然后清理管道")).toEqual([]);
    expect(wish("Remind who has not replied, then clean up closed jobs")).toEqual(["job_closed"]);
  });
});
