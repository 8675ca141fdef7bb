import { describe, expect, it } from "vitest";
import { todayOf } from "./days.ts";
import { type Plan, viewFrom, weekAt, weekCount, weekOf } from "./weeks.ts";

const item = (item_id: string, date: string): Plan["action_items"][number] => ({
  item_id,
  goal_id: "g",
  kind: "learning",
  title: item_id,
  description: "",
  date,
  hours: 2,
  week: 1,
  depends_on: [],
  links: [],
  yields: {},
  done: false,
  done_at: null,
  moved: false,
  horizon: "later",
});

// A Sunday to a Tuesday, without Sundays, with a holiday in the middle.
const plan: Plan = {
  version: 1,
  occupation_id: "nurse",
  shape: "switch",
  exam: null,
  plan_overview: "",
  timeline: {
    start_date: "2026-11-15",
    end_date: "2026-11-24",
    weeks: 2,
    hours_per_week: 4,
    hours_assumed: false,
    weekdays: [1, 2, 3, 4, 5, 6],
    holidays: [{ from: "2026-11-18", to: "2026-11-19", name: "" }],
    phases: [],
  },
  action_items: [item("a", "2026-11-17"), item("b", "2026-11-21"), item("c", "2026-11-24")],
  milestones: [{ milestone_id: "m", goal_id: "g", title: "m", date: "2026-11-24", criteria: [] }],
  resources_needed: [],
  risk_mitigation: {},
  changes: [],
};

describe("the weeks of a plan", () => {
  it("begin on the weekday on which the plan begins", () => {
    const week = weekAt(plan, 1);
    expect([week.days[0]?.date, week.days[6]?.date]).toEqual(["2026-11-15", "2026-11-21"]);
    expect(week.hours).toBe(4);
    expect(week.days[2]?.items.map(({ item_id }) => item_id)).toEqual(["a"]);
    expect(weekOf(plan, "2026-11-22")).toBe(2);
    expect(weekCount(plan)).toBe(2);
  });

  it("say which days are off: free ones, holidays, and those outside the plan", () => {
    const off = (week: number) =>
      weekAt(plan, week)
        .days.filter(({ isOff }) => isOff)
        .map(({ date }) => date.slice(8));
    expect(off(1)).toEqual(["15", "18", "19"]);
    expect(off(2)).toEqual(["22", "25", "26", "27", "28"]);
  });

  it("have the milestones that fall into them", () => {
    expect([1, 2].map((week) => weekAt(plan, week).milestones.length)).toEqual([0, 1]);
  });

  it("are shown a few at a time, never beyond the last", () => {
    expect(viewFrom(1, 10, 4)).toBe(1);
    expect(viewFrom(9, 10, 4)).toBe(7);
    expect(viewFrom(-3, 10, 4)).toBe(1);
    expect(viewFrom(3, 2, 4)).toBe(1);
  });

  it("know the reader's day, whatever the hour", () => {
    const late = new Date("2026-01-05T23:59:00Z");
    expect(todayOf(late, "Europe/London")).toBe("2026-01-05");
    expect(todayOf(late, "Asia/Shanghai")).toBe("2026-01-06");
  });
});
