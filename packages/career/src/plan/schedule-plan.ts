/**
 * The scheduler: spreads the work on the goals over the weeks, within the hours and the days that the
 * person has. Deterministic; what it makes is checked by `checkPlan`, which knows nothing of how it was made.
 */
import type { CareerGoal } from "../goals/career-goal.ts";
import { plannedFor } from "../goals/planned-for.ts";
import { type Day, latestDay } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import type { ActionPerson } from "./actions/action-person.ts";
import { createActionTexts } from "./actions/action-texts.ts";
import { assign, phaseStart } from "./assign-slots.ts";
import type { ActionItem, FinalPlan, Milestone } from "./final-plan.ts";
import type { ScheduleWishes } from "./schedule-wishes.ts";
import { ASSUMED_HOURS, type Slot, slotsFor } from "./slots.ts";
import { weekdaysFor, weekOf } from "./working-days.ts";

export interface ScheduleInput {
  readonly goals: readonly CareerGoal[];
  readonly occupation_id: string;
  /** What was chosen, where there is no occupation for it. */
  readonly words?: string | null;
  readonly wishes: ScheduleWishes;
  readonly start: Day;
  readonly end: Day;
  readonly language: Language;
  readonly person: ActionPerson;
  /** Things of the workspace to link to. */
  readonly links: (link: string, nth: number) => ActionItem["links"];
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
    milestones: goals
      .map(milestoneOf)
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  };
}

/** Where an action names nothing of Bole, what serves its goal. */
const USUAL_LINKS: Readonly<Record<string, string>> = {
  "medium-interview": "interview",
  "short-resume": "resume",
  "short-apply": "recommend",
};

function fill(slots: readonly Slot[], input: ScheduleInput): ActionItem[] {
  const { goals, start, occupation_id, person, wishes, language } = input;
  const nextText = createActionTexts(
    plannedFor(occupation_id, input.words ?? null),
    person,
    wishes,
    language,
  );
  return assign(slots, goals, start).flatMap(({ slot, goal }, index) => {
    // A goal whose actions are all planned leaves its time to another that is open then.
    const others = goals.filter(({ target_date }) => target_date >= slot.date);
    for (const { goal_id } of [goal, ...others]) {
      const text = nextText(goal_id);
      if (text === null) continue;
      const { title, description, kind, link, yields } = text;
      return [
        {
          ...{ item_id: `a${index + 1}`, goal_id, kind, title, description },
          ...{ date: slot.date, hours: slot.hours, week: weekOf(start, slot.date) },
          depends_on: [],
          yields: { ...yields },
          links: input.links(link === "-" ? (USUAL_LINKS[goal_id] ?? link) : link, index),
        },
      ];
    }
    return [];
  });
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
