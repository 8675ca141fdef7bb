/**
 * The goal decomposer: goals of the long, medium and short term by the shape of the plan. Every goal can be
 * counted, and none is due before what it needs.
 */
import type { Occupation } from "@bole/talent";
import type { PlanShape } from "../facts/situation.ts";
import { addDays, type Day, daysBetween } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import type { CareerGoal, GoalType } from "./career-goal.ts";
import { arrivalOf, draftsFor, type GoalDraft } from "./goal-drafts.ts";
import { plannedFor } from "./planned-for.ts";
import { gapsOf } from "./skill-gaps.ts";

export interface GoalInput {
  readonly occupation_id: string;
  readonly shape: PlanShape;
  readonly skills: ReadonlySet<string>;
  readonly start: Day;
  readonly end: Day;
  readonly language: Language;
  /** What was chosen, where there is no occupation for it. */
  readonly words?: string | null;
  /** Whether they still weigh several options. */
  readonly undecided?: boolean;
  /** How many things are to be settled beside it. */
  readonly settle?: number;
  /** Whether there is something to show. */
  readonly show?: boolean;
}

/** Goals of a shape in the order in which they are due; each of the medium term needs those of the short one. */
const SHAPES: Readonly<Record<PlanShape, readonly string[]>> = {
  search_now: ["short-apply", "short-resume", "medium-interview"],
  return: ["short-apply", "short-resume", "short-explain", "medium-interview"],
  first_job: ["short-apply", "short-resume", "short-test", "medium-interview"],
  switch: ["short-test", "short-resume", "medium-skills", "medium-qualify", "medium-apply"],
  promotion: ["short-criteria", "medium-scope"],
  exam: ["short-register", "short-diagnose", "medium-syllabus", "medium-fallback"],
  explore: ["short-test", "medium-decide", "medium-apply"],
};

export function decomposeGoals(input: GoalInput): CareerGoal[] {
  const { language, start, end, shape } = input;
  const occupation = plannedFor(input.occupation_id, input.words ?? null);
  const skills = gapsOf(occupation, input.skills);
  const days = Math.max(0, daysBetween(start, end));
  const dueOf = ({ due }: GoalDraft): Day =>
    addDays(
      start,
      "days" in due
        ? Math.min(due.days, days)
        : Math.max(Math.min(28, days), Math.floor(days * due.share)),
    );
  const drafts = draftsFor(occupation, skills, language, input.settle ?? 0);
  const ids = goalIds(input);
  const chosen = [...new Set(ids)].flatMap((id) => drafts.find((draft) => draft.id === id) ?? []);
  const open = chosen.filter(
    ({ id }) =>
      (id !== "medium-skills" || skills.length > 0) &&
      (id !== "medium-qualify" || needsPaper(occupation)),
  );
  const short = open.filter(({ id }) => id.startsWith("short")).map(({ id }) => id);
  const medium = open.filter(({ id }) => id.startsWith("medium")).map(({ id }) => id);
  const goals = open.map((draft): CareerGoal => {
    const goal_type: GoalType = draft.id.startsWith("short") ? "short_term" : "medium_term";
    return {
      goal_id: draft.id,
      goal_type,
      description: draft.text[language],
      target_date: dueOf(draft),
      success_criteria: [draft.criterion[language]],
      dependencies: goal_type === "medium_term" ? short : [],
      skills: draft.id === "medium-skills" ? skills : [],
    };
  });
  const arrival = arrivalOf(shape, occupation);
  return [
    ...goals,
    {
      goal_id: "long-arrive",
      goal_type: "long_term",
      description: arrival.text[language],
      target_date: end,
      success_criteria: [arrival.criterion[language]],
      dependencies: medium,
      skills: [],
    },
  ];
}

/** Without an occupation: what is chosen or still to be chosen, and applications for whoever needs an income. */
function goalIds({ shape, undecided, settle, show, occupation_id, words }: GoalInput): string[] {
  const known = occupation_id !== "";
  const general = (GENERAL[shape] ?? []).filter((id) => id !== "short-show" || show === true);
  return [
    ...((settle ?? 0) > 0 ? ["short-settle"] : []),
    ...(undecided === true ? ["short-choose"] : []),
    ...(known ? SHAPES[shape] : general),
    ...(!known && words ? ["short-way"] : []),
    ...(show === true && !SHAPES[shape].includes("short-resume") ? ["short-show"] : []),
  ];
}

const GENERAL: Readonly<Partial<Record<PlanShape, readonly string[]>>> = {
  search_now: ["short-apply", "short-show", "medium-interview"],
  return: ["short-apply", "short-show"],
  first_job: ["short-apply", "short-show"],
  promotion: ["short-criteria", "short-show", "medium-scope"],
};

const needsPaper = ({ entry }: Occupation): boolean =>
  entry.kind === "licence" || entry.kind === "certificate" || entry.kind === "degree";
