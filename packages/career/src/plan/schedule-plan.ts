/**
 * The scheduler: spreads the work on the goals over the weeks, within the hours and the days that the
 * person has. Deterministic; what it makes is checked by `checkPlan`, which knows nothing of how it was made.
 */
import type { CareerGoal } from "../goals/career-goal.ts";
import { type Day, latestDay } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { mixFor } from "./action-mix.ts";
import { createActionTexts } from "./actions/action-texts.ts";
import { assign, phaseStart } from "./assign-slots.ts";
import type { ActionItem, FinalPlan, Milestone } from "./final-plan.ts";
import type { ActionKind, ScheduleWishes } from "./schedule-wishes.ts";
import { ASSUMED_HOURS, type Slot, slotsFor } from "./slots.ts";
import { weekdaysFor, weekOf } from "./working-days.ts";

export interface ScheduleInput {
  readonly goals: readonly CareerGoal[];
  readonly occupation_id: string;
  readonly wishes: ScheduleWishes;
  readonly start: Day;
  readonly end: Day;
  readonly language: Language;
  /** Things of the workspace to link to. */
  readonly links: (kind: ActionKind, goal: CareerGoal, nth: number) => ActionItem["links"];
}

export type Schedule = Pick<FinalPlan, "timeline" | "action_items" | "milestones">;

export function schedulePlan(input: ScheduleInput): Schedule {
  const { goals, wishes, start, end } = input;
  const hours = wishes.hours_per_week ?? ASSUMED_HOURS;
  const weekdays = weekdaysFor(wishes);
  const weeks = Math.max(1, weekOf(start, latestDay(start, end)));
  const slots = slotsFor(input);
  return {
    timeline: {
      start_date: start,
      end_date: end,
      weeks,
      hours_per_week: hours,
      hours_assumed: wishes.hours_per_week === null,
      weekdays,
      holidays: wishes.holidays.filter(({ to, from }) => to >= start && from <= end),
      phases: goals.map((goal) => ({
        goal_id: goal.goal_id,
        title: goal.description,
        from: phaseStart(goal, goals, start),
        to: goal.target_date,
      })),
    },
    action_items: fill(slots, input),
    milestones: goals.map(milestoneOf),
  };
}

function fill(slots: readonly Slot[], input: ScheduleInput): ActionItem[] {
  const { goals, start } = input;
  const served = assign(slots, goals, start);
  const counts = new Map<string, number>();
  const lastLearned = new Map<string, string>();
  const nextText = createActionTexts(input.occupation_id, input.language);
  return served.map(({ slot, goal }, index) => {
    const mix = mixFor(goal, input.wishes);
    const done = count(counts, goal.goal_id);
    const kind = mix[done % mix.length] ?? "learning";
    const nth = count(counts, `${goal.goal_id}/${kind}`);
    const { title, description, skill } = nextText(goal, kind);
    const item_id = `a${index + 1}`;
    const learned = skill === null ? undefined : lastLearned.get(skill);
    if (skill !== null && kind === "learning") lastLearned.set(skill, item_id);
    return {
      item_id,
      goal_id: goal.goal_id,
      kind,
      title,
      description,
      date: slot.date,
      hours: slot.hours,
      week: weekOf(start, slot.date),
      depends_on: learned === undefined ? [] : [learned],
      links: input.links(kind, goal, nth),
    };
  });
}

function count(counts: Map<string, number>, key: string): number {
  const nth = counts.get(key) ?? 0;
  counts.set(key, nth + 1);
  return nth;
}

const milestoneOf = ({
  goal_id,
  description,
  target_date,
  success_criteria,
}: CareerGoal): Milestone => ({
  milestone_id: `m-${goal_id}`,
  goal_id,
  title: description,
  date: target_date,
  criteria: success_criteria,
});
