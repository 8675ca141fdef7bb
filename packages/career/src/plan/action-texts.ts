/** What an action is called and how it is done, by the goal it serves and how often that was done before. */

import type { CareerGoal } from "../goals/career-goal.ts";
import { occupationById } from "../occupations/data-set.ts";
import { skillName } from "../occupations/skills-of.ts";
import type { Language } from "../text/language.ts";
import { OWN, TEMPLATES } from "./action-templates.ts";
import type { ActionKind } from "./schedule-wishes.ts";

export interface ActionText {
  readonly title: string;
  readonly description: string;
  /** The skill it is about, where it is about one. */
  readonly skill: string | null;
}

/** @param nth how often the goal had an action of this kind before */
export function actionText(
  goal: CareerGoal,
  kind: ActionKind,
  nth: number,
  occupationId: string,
  language: Language,
): ActionText {
  const occupation = occupationById(occupationId);
  const own = goal.skills.length > 0 ? goal.skills : occupation.skills.core;
  const special = OWN[`${goal.goal_id}/${kind}`];
  const templates = special ?? TEMPLATES[kind];
  const skill = own[Math.floor(nth / templates.length) % own.length] ?? "";
  const tasks = occupation.tasks[language];
  const task = tasks[nth % tasks.length] ?? occupation[language];
  const template = templates[nth % templates.length];
  const [title, description] =
    template?.({ occupation: occupation[language], skill: skillName(skill, language), task }) ?? [];
  const aboutSkill = kind === "learning" || kind === "practice";
  return {
    title: title?.[language] ?? "",
    description: description?.[language] ?? "",
    skill: aboutSkill && special === undefined ? skill : null,
  };
}
