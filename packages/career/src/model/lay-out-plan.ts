/** Lays the actions of a model's plan on days, in their order, within the weeks that it names. */

import { occupationsNamed } from "../facts/link-occupations.ts";
import type { PlanShape } from "../facts/situation.ts";
import type { CareerGoal } from "../goals/career-goal.ts";
import type { ActionItem, FinalPlan } from "../plan/final-plan.ts";
import type { ScheduleWishes } from "../plan/schedule-wishes.ts";
import { weekdaysFor, weekOf, workingDays } from "../plan/working-days.ts";
import { addDays, type Day } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { WrittenPlan } from "./plan-tool.ts";

export interface LayOut {
  readonly start: Day;
  readonly wishes: ScheduleWishes;
  readonly version: number;
  readonly language: Language;
  readonly links: (link: string, nth: number) => ActionItem["links"];
}

export interface LaidOut {
  readonly plan: FinalPlan;
  readonly goals: CareerGoal[];
}

const TERMS = { short: "short_term", medium: "medium_term", long: "long_term" } as const;
const FRIDAY = 5;

/** By its usual title, else as the plan calls it. */
function searchFor({ target }: WrittenPlan, language: Language): ActionItem["links"][number] {
  const id = target.occupation ?? target.name;
  return {
    ...{ kind: "recommend", id },
    title: say(language, `查找“${id}”的机会`, `Find openings for “${id}”`),
  };
}

export function layOutPlan(written: WrittenPlan, given: LayOut): LaidOut {
  const { start, wishes, version, language } = given;
  const weekdays = weekdaysFor(wishes).filter((day) => !written.days_off.includes(day));
  const goals = written.goals.map(
    (goal): CareerGoal => ({
      goal_id: goal.id,
      goal_type: TERMS[goal.term],
      description: goal.description,
      target_date: goal.due,
      success_criteria: [goal.done_when],
      ...{ dependencies: [], skills: [] },
    }),
  );
  const items = written.actions.map((action, at): ActionItem => {
    const first = addDays(start, (action.week - 1) * 7);
    const open = action.office_hours ? weekdays.filter((day) => day <= FRIDAY) : weekdays;
    const free = workingDays(first, addDays(first, 6), open, wishes.holidays);
    const days =
      free.length > 0 ? free : workingDays(first, addDays(first, 6), weekdays, wishes.holidays);
    const beside = written.actions.filter(({ week }) => week === action.week);
    const nth = beside.indexOf(action);
    const date = days[Math.floor((nth * days.length) / beside.length)] ?? first;
    return {
      item_id: `p${version}-a${at + 1}`,
      goal_id: action.goal,
      kind: action.kind,
      title: action.title,
      description: described(action, language),
      ...{ date, hours: action.hours, week: weekOf(start, date) },
      ...{ depends_on: [], yields: {} },
      links:
        action.link === "search" ? [searchFor(written, language)] : given.links(action.link, at),
    };
  });
  return { goals, plan: planOf(written, given, goals, items, weekdays) };
}

function planOf(
  written: WrittenPlan,
  { start, wishes, version }: LayOut,
  goals: readonly CareerGoal[],
  action_items: ActionItem[],
  weekdays: number[],
): FinalPlan {
  const { end_date, target, hours_per_week } = written;
  const shape: PlanShape = written.shape;
  return {
    ...{ version, shape, exam: null, plan_overview: written.overview },
    occupation_id: occupationsNamed(target.occupation ?? "")[0] ?? "",
    timeline: {
      ...{ start_date: start, end_date, weeks: Math.max(1, weekOf(start, end_date)) },
      ...{ hours_per_week, hours_assumed: wishes.hours_per_week === null, weekdays },
      holidays: wishes.holidays.filter(({ from, to }) => to >= start && from <= end_date),
      phases: goals.map(({ goal_id, description, target_date }) => ({
        ...{ goal_id, title: description, from: start, to: target_date },
      })),
    },
    action_items,
    milestones: goals.map(({ goal_id, description, target_date, success_criteria }) => ({
      ...{ milestone_id: `m-${goal_id}`, goal_id, title: description, date: target_date },
      criteria: success_criteria,
    })),
    resources_needed: [],
    risk_mitigation: Object.fromEntries(written.risks.map(({ risk, answer }) => [risk, answer])),
    changes: [...written.changes],
  };
}

/** What comes of it may stand in the words themselves. */
const described = (
  { how, output }: Pick<WrittenPlan["actions"][number], "how" | "output">,
  language: Language,
): string =>
  output === "" ? how : `${whole(how, language)}${say(language, "产出：", " Output: ")}${output}`;

const whole = (text: string, language: Language): string =>
  /[.!?。！？”"]$/.test(text) ? text : `${text}${say(language, "。", ".")}`;
