import { describe, expect, it } from "vitest";
import { Fact } from "../facts/fact.ts";
import { PlanShape } from "../facts/situation.ts";
import { decomposeGoals } from "../goals/decompose-goals.ts";
import { addDays, addMonths } from "../text/day.ts";
import { withinReach } from "./assign-slots.ts";
import { buildPlan } from "./build-plan.ts";
import { checkPlan } from "./check-plan.ts";
import type { FinalPlan } from "./final-plan.ts";
import { ScheduleWishes } from "./schedule-wishes.ts";

const TODAY = "2026-11-15";

const SAID: Fact[] = [
  ["experience", "eight years in a call centre"],
  ["limit", "no nights"],
  ["wish", "a calm office"],
].map(([kind = "", words = ""], at) =>
  Fact.parse({ fact_id: `f${at}`, kind, words, message: 0, excludes: [] }),
);

function planned(
  wishes: Partial<ScheduleWishes>,
  end: string,
  occupation_id = "data-analyst",
  shape: PlanShape = "switch",
) {
  const given = ScheduleWishes.parse(wishes);
  const start = given.not_before ?? TODAY;
  const input = { occupation_id, shape, start, end, language: "en" as const };
  const goals = withinReach(decomposeGoals({ ...input, skills: new Set(["excel"]) }), {
    wishes: given,
    start,
    end,
  });
  const plan = buildPlan({
    ...input,
    goals,
    person: { facts: SAID, have: ["excel"], gaps: ["sql"], exam: "kaoyan", options: ["UX", "QA"] },
    wishes: given,
    links: () => [],
    version: 1,
    changes: [],
    date_assumed: false,
  });
  return { goals, plan };
}

describe("a plan that the scheduler makes", () => {
  const hours = [0, 0.5, 1, 2, 3.5, 5, 8, 20, 45];
  const ends = [3, 10, 40, 100, 365, 900].map((days) => addDays(TODAY, days));
  const days: Partial<ScheduleWishes>[] = [
    {},
    { free_weekdays: [6, 7] },
    { only_weekdays: [6] },
    { holidays: [{ from: "2026-12-20", to: "2027-01-05", name: "x" }] },
    { not_before: "2026-11-20" },
  ];
  const occupations = ["data-analyst", "nurse", "chef", "lawyer", "plumber"];

  it("holds by every rule, whatever the hours, the days, the time and the occupation", () => {
    let checked = 0;
    for (const [index, end] of ends.entries()) {
      for (const hours_per_week of hours) {
        for (const wishes of days) {
          if ((wishes.not_before ?? TODAY) > end) continue;
          const occupation = occupations[(checked + index) % occupations.length];
          const shape = PlanShape.options[checked % PlanShape.options.length];
          const { goals, plan } = planned({ ...wishes, hours_per_week }, end, occupation, shape);
          const where = JSON.stringify({ end, hours_per_week, ...wishes, occupation, shape });
          expect(checkPlan(plan, goals, TODAY), where).toEqual([]);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  it.each(PlanShape.options)("has 10 to 20 different actions for four weeks: %s", (shape) => {
    for (const occupation of occupations) {
      const { plan } = planned({ hours_per_week: 8 }, addDays(TODAY, 300), occupation, shape);
      const titles = plan.action_items.map(({ title }) => title);
      expect(titles.length).toBeGreaterThanOrEqual(10);
      expect(titles.length).toBeLessThanOrEqual(20);
      expect(titles).toEqual([...new Set(titles)]);
      expect(plan.action_items.every(({ week }) => week <= 4)).toBe(true);
      for (const { title, description } of plan.action_items)
        expect(`${title} ${description}`).not.toMatch(/[{}]|undefined/);
    }
  });

  it("applies in the first week for whoever needs a job now, however few the hours", () => {
    for (const hours_per_week of [1, 3, 10]) {
      const { plan } = planned(
        { hours_per_week },
        addMonths(TODAY, 3),
        "data-analyst",
        "search_now",
      );
      const first = plan.action_items.filter(({ week }) => week === 1);
      expect(first.some(({ kind }) => kind === "application")).toBe(true);
    }
  });

  it("uses the hours, all four kinds of action, and says what it assumed", () => {
    const { plan } = planned({}, addMonths(TODAY, 12));
    expect(plan.timeline).toMatchObject({ hours_per_week: 5, hours_assumed: true });
    expect(plan.plan_overview).toContain("assumed");
    expect(new Set(plan.action_items.map(({ kind }) => kind)).size).toBe(4);
    const first = plan.action_items.filter(({ week }) => week === 1);
    expect(first.reduce((sum, item) => sum + item.hours, 0)).toBeGreaterThanOrEqual(4);
  });

  it("plans nothing for somebody without time, and says so", () => {
    const { plan } = planned({ hours_per_week: 0 }, addMonths(TODAY, 12));
    expect(plan.action_items).toEqual([]);
    expect(plan.milestones.length).toBeGreaterThan(0);
    expect(plan.plan_overview).toContain("nothing can be planned");
  });
});

describe("checkPlan finds", () => {
  const wishes = {
    free_weekdays: [7],
    holidays: [{ from: "2026-12-24", to: "2026-12-26", name: "x" }],
  };
  const { goals, plan } = planned({ ...wishes, hours_per_week: 4 }, addMonths(TODAY, 6));
  const changed = (change: Partial<FinalPlan["action_items"][number]>): FinalPlan => {
    const [first, ...rest] = plan.action_items;
    if (!first) throw new Error("The plan is empty.");
    return { ...plan, action_items: [{ ...first, ...change }, ...rest] };
  };
  const codes = (one: FinalPlan, of = goals, today = TODAY) =>
    new Set(checkPlan(one, of, today).map(({ code }) => code));
  const [goal, ...others] = goals;
  if (!goal) throw new Error("There is no goal.");
  const late = plan.action_items.filter(({ week, kind }) => week > 1 || kind !== "application");

  it.each<[string, Set<string>]>([
    ["starts-in-the-past", codes(plan, goals, "2027-01-01")],
    [
      "ends-before-it-starts",
      codes({ ...plan, timeline: { ...plan.timeline, end_date: "2026-11-01" } }),
    ],
    ["date-outside", codes(changed({ date: "2026-11-14" }))],
    ["day-not-free", codes(changed({ date: "2026-11-22", week: 2 }))],
    ["day-not-free", codes(changed({ date: "2026-12-25", week: 6 }))],
    ["too-many-hours", codes(changed({ hours: 9 }))],
    ["wrong-week", codes(changed({ week: 9 }))],
    ["unknown-goal", codes(changed({ goal_id: "none" }))],
    ["after-its-goal", codes(changed({ date: addDays(goal.target_date, 3) }))],
    ["unknown-dependency", codes(changed({ depends_on: ["none"] }))],
    ["cycle", codes(changed({ depends_on: [plan.action_items[0]?.item_id ?? ""] }))],
    [
      "id-twice",
      codes({ ...plan, action_items: [...plan.action_items, ...plan.action_items.slice(0, 1)] }),
    ],
    ["milestone-missing", codes({ ...plan, milestones: [] })],
    [
      "goal-not-covered",
      codes({
        ...plan,
        action_items: plan.action_items.filter(({ goal_id }) => goal_id !== "long-arrive"),
      }),
    ],
    ["goal-not-measurable", codes(plan, [{ ...goal, success_criteria: ["be better"] }, ...others])],
    ["before-its-dependency", codes(plan, [{ ...goal, target_date: "2030-01-01" }, ...others])],
    ["cycle", codes(plan, [{ ...goal, dependencies: ["long-arrive"] }, ...others])],
    ["unknown-dependency", codes(plan, [{ ...goal, dependencies: ["none"] }, ...others])],
    ["applies-too-late", codes({ ...changed({}), shape: "search_now", action_items: late })],
  ])("%s", (code, found) => {
    expect(found).toContain(code);
  });

  it("breaks-a-limit", () => {
    const limit = Fact.parse({
      ...{ fact_id: "f", kind: "limit", words: "no nights", message: 0, excludes: ["nights"] },
    });
    const nurse = planned({ hours_per_week: 4 }, addMonths(TODAY, 6), "nurse");
    const found = checkPlan(nurse.plan, nurse.goals, TODAY, [limit]).map(({ code }) => code);
    expect(found).toEqual(["breaks-a-limit"]);
  });
});

it("fails a plan whose date comes before the studies that its goal takes", () => {
  const { goals, plan } = planned({ hours_per_week: 5 }, addMonths(TODAY, 6), "doctor");
  const codes = (of: typeof plan) => checkPlan(of, goals, TODAY, SAID).map(({ code }) => code);
  expect(codes({ ...plan, exam: null })).toContain("goal-out-of-reach");
  const later = planned({ hours_per_week: 5 }, addMonths(TODAY, 30), "doctor");
  const found = checkPlan({ ...later.plan, exam: null }, later.goals, TODAY, SAID);
  expect(found.map(({ code }) => code)).not.toContain("goal-out-of-reach");
});
