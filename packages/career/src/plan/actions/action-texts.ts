/** Names the actions of one plan, one after the other, so that no two are the same. */

import { canBeShown } from "../../goals/can-be-shown.ts";
import type { CareerGoal } from "../../goals/career-goal.ts";
import { occupationById } from "../../occupations/occupation-by-id.ts";
import { isSoftSkill, skillName } from "../../occupations/skills-of.ts";
import type { Language } from "../../text/language.ts";
import type { ActionKind } from "../schedule-wishes.ts";
import { APPLICATION } from "./application-ladder.ts";
import { EXPLORE } from "./explore-ladder.ts";
import { type Ladder, rungOf } from "./ladder.ts";
import { LEARNING } from "./learning-ladder.ts";
import { NETWORKING } from "./networking-ladder.ts";
import { ON_THE_SPOT } from "./on-the-spot-ladder.ts";
import { PRACTICE } from "./practice-ladder.ts";
import { QUALIFY } from "./qualify-ladder.ts";
import { RESUME } from "./resume-ladder.ts";

export interface ActionText {
  readonly title: string;
  readonly description: string;
  /** The skill it is about, where it is about one. */
  readonly skill: string | null;
}

/** Where a goal does something else than its kind of action says. */
const OWN: Readonly<Record<string, Ladder>> = {
  "medium-qualify/learning": QUALIFY,
  "short-explore/learning": EXPLORE,
  "short-resume/application": RESUME,
};
/** Rungs on one skill before another has its turn. */
const AT_A_TIME = 3;

export function createActionTexts(occupationId: string, language: Language) {
  const occupation = occupationById(occupationId);
  const hard = occupation.skills.core.filter((skill) => !isSoftSkill(skill));
  const core = hard.length > 0 ? hard : occupation.skills.core;
  const ladders: Readonly<Record<ActionKind, Ladder>> = {
    learning: LEARNING,
    practice: canBeShown(occupation) ? PRACTICE : ON_THE_SPOT,
    networking: NETWORKING,
    application: APPLICATION,
  };
  const climbed = new Map<string, number>();
  const height = (key: string) => climbed.get(key) ?? 0;

  /** Of several skills the one that has had least, in groups; the first of equals. */
  function skillFor(goal: CareerGoal, kind: ActionKind): string {
    const turns = (skill: string) => Math.floor(height(`${kind}/${skill}`) / AT_A_TIME);
    const skills = goal.skills.length > 0 ? goal.skills : core;
    return skills.reduce((least, skill) => (turns(skill) < turns(least) ? skill : least));
  }

  return function next(goal: CareerGoal, kind: ActionKind): ActionText {
    const own = `${goal.goal_id}/${kind}`;
    const special = OWN[own];
    const isAboutSkill = special === undefined && (kind === "learning" || kind === "practice");
    const skill = isAboutSkill ? skillFor(goal, kind) : null;
    const key = special !== undefined ? own : skill === null ? kind : `${kind}/${skill}`;
    const [template, round] = rungOf(special ?? ladders[kind], height(key));
    climbed.set(key, height(key) + 1);
    const task = (of: Language) => occupation.tasks[of][(round - 1) % occupation.tasks[of].length];
    const [title, description] = template({
      occupation,
      skill: { zh: skillName(skill ?? "", "zh"), en: skillName(skill ?? "", "en") },
      task: { zh: task("zh") ?? occupation.zh, en: task("en") ?? occupation.en },
      round,
    });
    return { title: title[language], description: description[language], skill };
  };
}
