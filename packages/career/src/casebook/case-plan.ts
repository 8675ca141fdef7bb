/** Four weeks out of a case, with what the person themselves has to settle: their hours and days hold. */
import type { Fact } from "../facts/fact.ts";
import { arrivalOf } from "../goals/goal-drafts.ts";
import { plannedFor } from "../goals/planned-for.ts";
import { type LaidOut, type LayOut, layOutPlan } from "../model/lay-out-plan.ts";
import type { WrittenPlan } from "../model/plan-tool.ts";
import type { ActionText } from "../plan/actions/action-text.ts";
import { checkPlan } from "../plan/check-plan.ts";
import { addDays, type Day, earliestDay } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Case } from "./case.ts";
import { openOf } from "./case-advice.ts";
import { withinHours } from "./within-hours.ts";

export interface CasePlanInput extends LayOut {
  readonly found: Case;
  readonly facts: readonly Fact[];
  /** What was chosen: an occupation, or words. */
  readonly occupation_id: string;
  readonly words: string | null;
  /** Out of what the person said, by the goal that they serve. */
  readonly own: ReadonlyMap<string, readonly ActionText[]>;
  readonly end: Day;
  readonly today: Day;
  readonly changes: readonly string[];
}

type Action = WrittenPlan["actions"][number];

const MOST_SETTLED = 3;
const MOST_FOR_WAY = 2;
const OWN_HOURS = 1;
/** Whoever needs an income has more time to look for it. */
const ASSUMED = { search_now: 10, other: 6 } as const;

/** @returns null where it cannot be kept: then a plan is made without the case */
export function casePlan(input: CasePlanInput): LaidOut | null {
  const { found, facts, language, wishes, start, end, today, words } = input;
  const occupation = plannedFor(input.occupation_id, words);
  const hours =
    wishes.hours_per_week ?? (found.shape === "search_now" ? ASSUMED.search_now : ASSUMED.other);
  if (hours <= 0) return null;
  const actions = withinHours(ordered(input), hours);
  const served = new Set(actions.map(({ goal }) => goal));
  const arrival = arrivalOf(found.shape, occupation);
  const goal = (id: string, term: "short" | "long", text: [string, string], due: Day) => ({
    ...{ id, term, due, description: text[0], done_when: text[1] },
  });
  const month = earliestDay(end, addDays(start, 27));
  const goals = [
    goal("settle", "short", settled(input), month),
    goal("way", "short", stepped(input), month),
    goal("case", "short", [found.goal, within(found.done_when, language)], month),
    goal("arrive", "long", [arrival.text[language], arrival.criterion[language]], end),
  ].filter(({ id }) => served.has(id));
  const laid = layOutPlan(
    {
      ...{ shape: found.shape, goals, actions, changes: [...input.changes], days_off: [] },
      target: { name: occupation[language], demands: [] },
      overview: overviewOf(found, actions.length, hours, input),
      ...{ end_date: end, hours_per_week: hours },
      risks: [...found.risks],
    },
    input,
  );
  const plan = { ...laid.plan, occupation_id: input.occupation_id };
  return checkPlan(plan, laid.goals, today, facts).length > 0 ? null : { ...laid, plan };
}

function ordered({ found, facts, own, wishes }: CasePlanInput): Action[] {
  const avoided = new Set(wishes.less);
  const case_ = openOf(found.actions, facts)
    .filter(({ kind }) => !avoided.has(kind))
    .map(({ demands: _, ...action }): Action => ({ ...action, goal: "case" }));
  const of = (id: string, goal: string, week: number, most: number) =>
    (own.get(id) ?? []).slice(0, most).map(
      ({ title, description, kind, link }): Action => ({
        ...{ goal, week, title, kind, how: description, output: "", hours: OWN_HOURS },
        office_hours: false,
        link: link === "resume" || link === "interview" ? link : "none",
      }),
    );
  const all = [
    ...of("short-settle", "settle", 1, MOST_SETTLED),
    ...of("short-way", "way", 2, MOST_FOR_WAY),
    ...case_,
    ...of("long-arrive", "arrive", 4, 1),
  ];
  // What brings an income comes before everything else.
  const first =
    found.shape === "search_now" ? all.find(({ kind }) => kind === "application") : undefined;
  const rank = (action: Action) => (action === first ? 0 : action.week);
  return all.toSorted((x, y) => rank(x) - rank(y));
}

/** What is counted in words is still counted by a day. */
const within = (done: string, language: Language): string =>
  say(
    language,
    `${done.replace(/[。；]$/, "")}（4 周内）`,
    `${done.replace(/\.$/, "")} (within 4 weeks)`,
  );

const settled = ({ language, own }: CasePlanInput): [string, string] => {
  const count = Math.min(MOST_SETTLED, own.get("short-settle")?.length ?? 0);
  return [
    say(language, "先把该问的问清", "Settle what has to be settled first"),
    say(language, `${count} 件事有了结果`, `${count} matters settled`),
  ];
};

const stepped = ({ language, words }: CasePlanInput): [string, string] => [
  say(language, `迈出第一步：${words ?? ""}`, `A first step towards ${words ?? ""}`),
  say(language, "1 次小试", "1 small try"),
];

const overviewOf = (
  { title, goal }: Case,
  count: number,
  hours: number,
  { language, wishes }: CasePlanInput,
): string => {
  const assumed =
    wishes.hours_per_week === null
      ? say(language, "（小时数是假定的，可以在反馈里改）", " (assumed; say so to change it)")
      : "";
  return say(
    language,
    `${title}：四周 ${count} 项行动，每周最多 ${hours} 小时${assumed}。四周之后：${goal}。`,
    `${title}: ${count} actions in four weeks, at most ${hours} hours a week${assumed}. After these weeks: ${goal}.`,
  );
};
