/** What becomes of open actions when a week has passed. */
import { describe, expect, it } from "vitest";
import { rollForward } from "./roll-forward.ts";
import type { CurrentPlan, PlannedItem } from "./session-view.ts";

const item = (item_id: string, date: string, done = false): PlannedItem => ({
  ...{ item_id, goal_id: "g", kind: "learning", title: item_id, description: "", date, hours: 2 },
  ...{ week: 1, depends_on: [], yields: {}, links: [], done, done_at: null, moved: false },
  horizon: "later",
});

/** From Monday 2 to Sunday 29 November 2026, on weekdays. */
const planOf = (...action_items: PlannedItem[]): CurrentPlan => ({
  ...{ version: 1, plan_overview: "", occupation_id: "", shape: "switch", exam: null },
  timeline: {
    ...{ start_date: "2026-11-02", end_date: "2026-11-29", weeks: 4 },
    ...{ hours_per_week: 4, hours_assumed: false, weekdays: [1, 2, 3, 4, 5] },
    ...{ holidays: [], phases: [] },
  },
  ...{ action_items, milestones: [], resources_needed: [], risk_mitigation: {}, changes: [] },
});
const rolled = (plan: CurrentPlan, hours = 4) => {
  const { moves, left } = rollForward(plan, "2026-11-09", hours);
  return {
    moves: moves.map(({ item: { item_id }, to }) => `${item_id} ${to}`),
    left: left.map(({ item_id }) => item_id),
  };
};

describe("open actions", () => {
  it("of the past go to the next days with time, and push on what has no room beside them", () => {
    const plan = planOf(
      ...[item("a", "2026-11-03", true), item("b", "2026-11-04"), item("c", "2026-11-05")],
      ...[item("d", "2026-11-10"), item("e", "2026-11-17")],
    );
    expect(rolled(plan)).toEqual({
      moves: ["b 2026-11-09", "c 2026-11-09", "d 2026-11-16"],
      left: [],
    });
  });

  it("stay where they are while nothing is late", () => {
    expect(rolled(planOf(item("a", "2026-11-10"), item("b", "2026-11-17")))).toEqual({
      ...{ moves: [], left: [] },
    });
  });

  it("spread out with fewer hours, and what has no room any more is named", () => {
    const late = ["a", "b", "c", "d"].map((id) => item(id, "2026-11-03"));
    expect(rolled(planOf(...late), 2)).toEqual({
      moves: ["a 2026-11-09", "b 2026-11-16", "c 2026-11-23"],
      left: ["d"],
    });
  });
});
