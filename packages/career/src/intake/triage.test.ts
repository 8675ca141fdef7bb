import { describe, expect, it } from "vitest";
import { UserProfile } from "../state/user-profile.ts";
import { languageOf } from "../text/language.ts";
import type { QuestionKind } from "./questions.ts";
import { triage } from "./triage.ts";

const TODAY = "2026-11-15";

function read(texts: string | readonly string[], profile: object = {}, asked: QuestionKind[] = []) {
  const messages = [texts].flat().map((content) => ({ role: "user" as const, content, at: "" }));
  const language = languageOf(messages[0]?.content ?? "");
  const user_profile = UserProfile.parse(profile);
  return triage(
    { messages, user_profile, language, cached_data: { question: null, asked } },
    TODAY,
  );
}

describe("how clear a goal is", () => {
  it.each([
    ["我决定一年内转做数据工程师，现在做后端", "data-engineer"],
    ["I want to become a nurse because I like helping people", "nurse"],
    ["My goal is to work as a UX designer in Berlin within 12 months", "ux-designer"],
  ])("“%s” is clear", (text, target) => {
    const { route, wish, clarity } = read(text);
    expect([route, wish.target?.occupation_id]).toEqual(["goal_decomposer", target]);
    expect(clarity.clarity_score).toBeGreaterThan(70);
  });

  it.each([
    ["我想当护士", "only an occupation"],
    ["我适合做护士吗？我在医院做护工", "a question"],
    ["在产品经理和数据分析师之间犹豫", "two of them"],
    ["Something creative would be nice, I don't know", "no occupation"],
    ["我是会计，想换个方向", "what somebody is"],
  ])("“%s” is not: %s", (text) => {
    const { route, clarity } = read(text);
    expect(route).toBe("planner");
    expect(clarity.clarity_score).toBeLessThanOrEqual(70);
  });

  it("rests on words that are there", () => {
    const text = "我决定两年内成为律师，因为喜欢辩论，人在成都，每周8小时";
    const { clarity } = read(text);
    const kinds = clarity.evidence.map(({ kind }) => kind);
    expect(kinds).toEqual(["occupation", "decision", "date", "place", "motive", "hours"]);
    for (const { quote } of clarity.evidence) expect(text).toContain(quote?.text);
  });
});

describe("what is asked first, one thing at a time", () => {
  it.each<[string, object, QuestionKind]>([
    ["你好", {}, "about_you"],
    ["I want to become a dragon tamer", {}, "unknown_goal"],
    ["想在2019年之前成为前端工程师", {}, "date_past"],
    ["I want to be a lawyer in two years but I have no time at all", {}, "no_hours"],
    ["每周5小时，另外每周有30小时，想做设计", {}, "hours_differ"],
    ["I have 120 hours a week to become a chef", {}, "too_many_hours"],
    ["我只接受远程，也只接受现场办公，想做产品经理", {}, "modes_exclude"],
    ["I want to become a teacher", { age: 19, work_experience: 20 }, "age_and_years"],
    ["我想当律师，但我不想当律师", {}, "wanted_and_refused"],
  ])("“%s”", (text, profile, kind) => {
    const { route, question } = read(text, profile);
    expect([route, question?.kind]).toEqual(["ask", kind]);
    expect(question?.text).not.toBe("");
  });

  it("is not asked again, whatever the answer", () => {
    const first = read("I want to become a dragon tamer");
    expect(first.question?.options).toHaveLength(3);
    const position = { current_position: "cook" };
    const answers = ["I want to become a dragon tamer", "a dragon tamer, really"];
    const { route } = read(answers, position, ["unknown_goal"]);
    expect(route).toBe("planner");
  });

  it("takes a bare name for an answer", () => {
    const { wish, route } = read(
      ["I want to become a dragon tamer within a year", "Veterinarian"],
      {},
      ["unknown_goal"],
    );
    expect([route, wish.target?.occupation_id]).toEqual(["goal_decomposer", "veterinarian"]);
  });
});
