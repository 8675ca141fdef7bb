import { afterAll, describe, expect, it } from "vitest";
import { openWorld } from "../testing/world.ts";

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());
const { begin, judge, career, settled, me } = world;

const planned = async (story: string) => {
  const { session_id, waits_for } = await begin(story);
  return waits_for === "report_feedback" ? judge(session_id, "satisfied") : settled(session_id);
};

describe("feedback on a plan", () => {
  it.each([
    ["我做会计六年，想升财务经理。", "我是要转行做人力资源，不是在现在的公司升职", "hr-specialist"],
    [
      "I am an accountant and I want to be promoted to finance manager.",
      "I want to change trade and become a data analyst, not be promoted.",
      "data-analyst",
    ],
  ])("changes what is planned for where it corrects that: %s", async (story, words, id) => {
    const before = await planned(story);
    expect(before.final_plan?.shape).toBe("promotion");
    const after = await judge(before.session_id, "dissatisfied", words);
    expect(after.final_plan).toMatchObject({ shape: "switch", occupation_id: id });
    expect(after.career_goals.map(({ goal_id }) => goal_id)).not.toContain("short-criteria");
    const days = after.final_plan?.milestones.map(({ date }) => date) ?? [];
    expect(days).toEqual(days.toSorted());
  });

  it("keeps the goal where it is about hours, and takes edits of the facts", async () => {
    const before = await planned("我做会计六年，想升财务经理。");
    const fewer = await judge(before.session_id, "dissatisfied", "太紧了，每周三小时");
    expect(fewer.facts).toEqual(before.facts);
    expect(fewer.final_plan).toMatchObject({ shape: "promotion" });
    const aim = fewer.facts.find(({ kind }) => kind === "wish" || kind === "target");
    await career.feedback(me, before.session_id, {
      satisfaction_level: "dissatisfied",
      feedback: "",
      facts: [{ fact_id: aim?.fact_id, kind: "target", words: "转行做数据分析师" }],
    });
    const edited = await settled(before.session_id);
    expect(edited.final_plan).toMatchObject({ shape: "switch", occupation_id: "data-analyst" });
  });
});
