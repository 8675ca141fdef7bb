/** Whether an action may be moved to a day: by the same rules as the plan, with a day that would do. */
import { careerErrors } from "../errors.ts";
import type { CareerGoal } from "../goals/career-goal.ts";
import { checkPlan, type PlanIssue } from "../plan/check-plan.ts";
import { weekOf } from "../plan/working-days.ts";
import { addDays, type Day, daysBetween } from "../text/day.ts";
import type { CurrentPlan, PlannedItem } from "./session-view.ts";

const FARTHEST = 60;

export function assertMovable(
  plan: CurrentPlan,
  goals: readonly CareerGoal[],
  item: PlannedItem,
  date: Day,
  today: Day,
): void {
  const issues = issuesAt(plan, goals, item, date, today);
  const [first] = issues;
  if (!first) return;
  const nearest = nearestDay(plan, goals, item, date, today);
  throw careerErrors.error("career-item-misplaced", {
    detail: `“${item.title}” cannot be on ${date}: ${first.message}.${nearest === null ? "" : ` ${nearest} would do.`}`,
    issues: issues.map(({ path, message }) => ({ path, message })),
    data: { nearest, reasons: issues.map(({ code }) => code) },
  });
}

/** What would be wrong that is not wrong already. */
function issuesAt(
  plan: CurrentPlan,
  goals: readonly CareerGoal[],
  item: PlannedItem,
  date: Day,
  today: Day,
): PlanIssue[] {
  const { start_date } = plan.timeline;
  const moved = plan.action_items.map((one) =>
    one.item_id === item.item_id ? { ...one, date, week: weekOf(start_date, date) } : one,
  );
  const known = new Set(checkPlan(plan, goals, start_date).map(keyOf));
  const issues = checkPlan({ ...plan, action_items: moved }, goals, start_date).filter(
    (issue) => !known.has(keyOf(issue)),
  );
  if (date < today)
    return [
      {
        code: "date-outside",
        path: `action_items.${item.item_id}`,
        message: "that day has passed",
      },
      ...issues,
    ];
  return issues;
}

const keyOf = ({ code, path, message }: PlanIssue): string => `${code} ${path} ${message}`;

function nearestDay(
  plan: CurrentPlan,
  goals: readonly CareerGoal[],
  item: PlannedItem,
  wanted: Day,
  today: Day,
): Day | null {
  const { start_date, end_date } = plan.timeline;
  for (let away = 1; away <= FARTHEST; away++) {
    for (const day of [addDays(wanted, away), addDays(wanted, -away)]) {
      if (day < start_date || day > end_date || daysBetween(today, day) < 0) continue;
      if (issuesAt(plan, goals, item, day, today).length === 0) return day;
    }
  }
  return null;
}
