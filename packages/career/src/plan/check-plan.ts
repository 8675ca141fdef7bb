/**
 * Verifies a plan by every rule that it has to keep, without knowing how it was made. The same program
 * judges what the scheduler makes, what a person moves, and what the bench counts.
 */
import type { Fact } from "../facts/fact.ts";
import { vetoes } from "../facts/vetoes.ts";
import type { CareerGoal } from "../goals/career-goal.ts";
import { addMonths, type Day } from "../text/day.ts";
import type { ActionItem, FinalPlan } from "./final-plan.ts";
import { monthsToEnter } from "./months-to-enter.ts";
import { isWorkingDay, weekOf } from "./working-days.ts";

export interface PlanIssue {
  readonly code:
    | "starts-in-the-past"
    | "ends-before-it-starts"
    | "date-outside"
    | "day-not-free"
    | "too-many-hours"
    | "wrong-week"
    | "unknown-goal"
    | "after-its-goal"
    | "unknown-dependency"
    | "before-its-dependency"
    | "cycle"
    | "goal-not-covered"
    | "goal-not-measurable"
    | "milestone-missing"
    | "id-twice"
    | "breaks-a-limit"
    | "applies-too-late"
    | "goal-out-of-reach";
  readonly path: string;
  readonly message: string;
}

/** Sums of quarters may differ in the last digits. */
const EPSILON = 1e-6;

export function checkPlan(
  plan: Pick<FinalPlan, "timeline" | "action_items" | "milestones"> &
    Partial<Pick<FinalPlan, "shape" | "occupation_id" | "exam">>,
  goals: readonly CareerGoal[],
  today: Day,
  facts: readonly Fact[] = [],
): PlanIssue[] {
  const issues: PlanIssue[] = [];
  const report = (code: PlanIssue["code"], path: string, message: string) =>
    issues.push({ code, path, message });
  const { start_date, end_date } = plan.timeline;
  if (start_date < today)
    report("starts-in-the-past", "timeline.start_date", `${start_date} is before ${today}`);
  if (end_date < start_date)
    report("ends-before-it-starts", "timeline.end_date", `${end_date} is before ${start_date}`);
  for (const { fact, by } of plan.occupation_id ? vetoes(facts, plan.occupation_id) : [])
    report("breaks-a-limit", "occupation_id", `“${fact.words}” rules it out (${by})`);
  // Work that takes years of studies is not reached by a date before they end.
  const months =
    facts.length > 0 && plan.occupation_id ? monthsToEnter(facts, plan.occupation_id) : 0;
  if (addMonths(start_date, months) > end_date && months > 0 && !plan.exam)
    report("goal-out-of-reach", "timeline.end_date", `it takes ${months} months and more to enter`);
  // Whoever needs a job now cannot get one by a plan that applies later.
  const applies = plan.action_items.some(({ week, kind }) => week === 1 && kind === "application");
  const isWeekOne = plan.action_items.some(({ week }) => week === 1);
  if (plan.shape === "search_now" && isWeekOne && !applies)
    report("applies-too-late", "action_items", "nothing is applied for in the first week");
  return [...issues, ...goalIssues(goals), ...itemIssues(plan, goals), ...coverIssues(plan, goals)];
}

export function goalIssues(goals: readonly CareerGoal[]): PlanIssue[] {
  const byId = new Map(goals.map((goal) => [goal.goal_id, goal]));
  const issues: PlanIssue[] = [];
  for (const { goal_id, target_date, dependencies, success_criteria } of goals) {
    const path = `career_goals.${goal_id}`;
    if (!success_criteria.some((criterion) => /\d/.test(criterion)))
      issues.push({ code: "goal-not-measurable", path, message: "no criterion has a number" });
    for (const id of dependencies) {
      const other = byId.get(id);
      if (!other)
        issues.push({ code: "unknown-dependency", path, message: `there is no goal "${id}"` });
      else if (other.target_date > target_date)
        issues.push({
          code: "before-its-dependency",
          path,
          message: `${target_date} is before ${other.target_date} of "${id}"`,
        });
    }
  }
  if (byId.size < goals.length)
    issues.push({ code: "id-twice", path: "career_goals", message: "two goals have one id" });
  const cycle = cycleIn(goals.map(({ goal_id, dependencies }) => [goal_id, dependencies]));
  if (cycle)
    issues.push({ code: "cycle", path: `career_goals.${cycle}`, message: "it depends on itself" });
  return issues;
}

function itemIssues(
  { timeline, action_items: items }: Pick<FinalPlan, "timeline" | "action_items">,
  goals: readonly CareerGoal[],
): PlanIssue[] {
  const { start_date, end_date, weekdays, holidays, hours_per_week } = timeline;
  const issues: PlanIssue[] = [];
  const byId = new Map(items.map((item) => [item.item_id, item]));
  const due = new Map(goals.map(({ goal_id, target_date }) => [goal_id, target_date]));
  const hours = new Map<number, number>();
  for (const item of items) {
    const path = `action_items.${item.item_id}`;
    const week = weekOf(start_date, item.date);
    hours.set(week, (hours.get(week) ?? 0) + item.hours);
    const goalDate = due.get(item.goal_id);
    if (item.date < start_date || item.date > end_date)
      issues.push({
        code: "date-outside",
        path,
        message: `${item.date} is not between ${start_date} and ${end_date}`,
      });
    if (!isWorkingDay(item.date, weekdays, holidays))
      issues.push({
        code: "day-not-free",
        path,
        message: `nothing is to be planned on ${item.date}`,
      });
    if (week !== item.week)
      issues.push({ code: "wrong-week", path, message: `${item.date} is in week ${week}` });
    if (goalDate === undefined)
      issues.push({ code: "unknown-goal", path, message: `there is no goal "${item.goal_id}"` });
    else if (item.date > goalDate)
      issues.push({ code: "after-its-goal", path, message: `its goal is due on ${goalDate}` });
    for (const id of item.depends_on) issues.push(...orderIssues(item, byId.get(id), id));
  }
  for (const [week, sum] of hours) {
    if (sum > hours_per_week + EPSILON)
      issues.push({
        code: "too-many-hours",
        path: `weeks.${week}`,
        message: `${sum} hours are more than ${hours_per_week}`,
      });
  }
  if (byId.size < items.length)
    issues.push({ code: "id-twice", path: "action_items", message: "two items have one id" });
  const cycle = cycleIn(items.map(({ item_id, depends_on }) => [item_id, depends_on]));
  if (cycle)
    issues.push({ code: "cycle", path: `action_items.${cycle}`, message: "it depends on itself" });
  return issues;
}

function orderIssues(item: ActionItem, before: ActionItem | undefined, id: string): PlanIssue[] {
  const path = `action_items.${item.item_id}`;
  if (!before) return [{ code: "unknown-dependency", path, message: `there is no item "${id}"` }];
  if (before.date <= item.date) return [];
  return [
    {
      code: "before-its-dependency",
      path,
      message: `“${before.title}” comes first, on ${before.date}`,
    },
  ];
}

/** Every goal has a milestone, and an action of its own unless there are too few actions for that. */
function coverIssues(
  { action_items, milestones }: Pick<FinalPlan, "action_items" | "milestones">,
  goals: readonly CareerGoal[],
): PlanIssue[] {
  const served = new Set(action_items.map(({ goal_id }) => goal_id));
  return goals.flatMap(({ goal_id, target_date }) => {
    const path = `career_goals.${goal_id}`;
    const reached = milestones.some(
      (milestone) => milestone.goal_id === goal_id && milestone.date === target_date,
    );
    const issues: PlanIssue[] = reached
      ? []
      : [{ code: "milestone-missing", path, message: "no milestone on its date" }];
    if (!served.has(goal_id) && action_items.length >= goals.length)
      issues.push({ code: "goal-not-covered", path, message: "no action serves it" });
    return issues;
  });
}

/** Some member of a cycle; null where there is none. */
function cycleIn(edges: readonly (readonly [string, readonly string[]])[]): string | null {
  const needs = new Map(edges);
  const clear = new Set<string>();
  const above = new Set<string>();
  const visit = (id: string): string | null => {
    if (clear.has(id)) return null;
    if (above.has(id)) return id;
    above.add(id);
    for (const next of needs.get(id) ?? []) {
      const found = visit(next);
      if (found !== null) return found;
    }
    above.delete(id);
    clear.add(id);
    return null;
  };
  for (const [id] of edges) {
    const found = visit(id);
    if (found !== null) return found;
  }
  return null;
}
