/**
 * The goal decomposer: the long term is the occupation; the medium term is what one must show for it;
 * the short term is what can be begun this week. Every goal can be counted, and none is due before what it needs.
 */

import type { Occupation } from "@bole/talent";
import { fitOf } from "../occupations/match-occupation.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { isCertificate, isSoftSkill, skillName } from "../occupations/skills-of.ts";
import { an } from "../text/article.ts";
import { addDays, type Day, daysBetween } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import { canBeShown } from "./can-be-shown.ts";
import type { CareerGoal } from "./career-goal.ts";

export interface GoalInput {
  readonly occupation_id: string;
  readonly skills: ReadonlySet<string>;
  readonly start: Day;
  readonly end: Day;
  readonly language: Language;
}

/** Shares of the time until the end. */
const SHARE = {
  explore: 0.15,
  resume: 0.2,
  basics: 0.25,
  qualify: 0.7,
  skills: 0.65,
  apply: 0.9,
} as const;
const MOST_SKILLS = 4;

export function decomposeGoals(input: GoalInput): CareerGoal[] {
  const { language, start, end } = input;
  const occupation = occupationById(input.occupation_id);
  const { missing_core, missing_useful } = fitOf(occupation, input.skills);
  const open = learnable(missing_core, missing_useful);
  const own = occupation.skills.core.filter((skill) => !isSoftSkill(skill));
  const skills = open.length > 0 ? open : own.slice(0, 2);
  const days = Math.max(0, daysBetween(start, end));
  const at = (share: number): Day => addDays(start, Math.floor(days * share));
  const name = occupation[language];
  const named = (ids: readonly string[]) =>
    listed(
      language,
      ids.map((id) => skillName(id, language)),
    );
  const [first = ""] = skills;
  const qualifies = needsPaper(occupation);
  const mediums = ["medium-skills", ...(qualifies ? ["medium-qualify"] : []), "medium-apply"];
  const say2 = (zh: string, en: string) => say(language, zh, en);
  const goals: CareerGoal[] = [
    {
      goal_id: "short-explore",
      goal_type: "short_term",
      description: say2(
        `弄清楚${name}这份工作真实的样子`,
        `Find out what work as ${an(name)} is really like`,
      ),
      target_date: at(SHARE.explore),
      success_criteria: [
        say2("与 2 位从业者聊过，写下 5 条要点", "Talked with 2 people who do it, with 5 notes"),
      ],
      dependencies: [],
      skills: [],
    },
    {
      goal_id: "short-resume",
      goal_type: "short_term",
      description: say2(`把简历改到${name}这个方向`, `Point the résumé at work as ${an(name)}`),
      target_date: at(SHARE.resume),
      success_criteria: [
        say2(
          "简历写出 3 段与目标有关的经历，并请 1 个人看过",
          "3 experiences in it that matter for the goal, read by 1 other person",
        ),
      ],
      dependencies: [],
      skills: [],
    },
    {
      goal_id: "short-basics",
      goal_type: "short_term",
      description: say2(
        `入门${skillName(first, "zh")}`,
        `Learn the basics of ${skillName(first, "en")}`,
      ),
      target_date: at(SHARE.basics),
      success_criteria: [
        say2(
          `独立完成 1 个用到${skillName(first, "zh")}的小练习，并能讲给别人听`,
          `1 small exercise with ${skillName(first, "en")} done alone, and explained to somebody`,
        ),
      ],
      dependencies: [],
      skills: [first],
    },
    {
      goal_id: "medium-skills",
      goal_type: "medium_term",
      description: say2(`掌握${named(skills)}`, `Be able to use ${named(skills)}`),
      target_date: at(SHARE.skills),
      success_criteria: skills.map((id) =>
        canBeShown(occupation)
          ? say2(
              `做出 1 件用到${skillName(id, "zh")}的作品，可以展示`,
              `1 piece of work with ${skillName(id, "en")} that can be shown`,
            )
          : say2(
              `在指导或模拟下做过 3 次${skillName(id, "zh")}，得到 1 次评价`,
              `${skillName(id, "en")}: done 3 times under guidance or in a simulation, judged once`,
            ),
      ),
      dependencies: ["short-basics"],
      skills,
    },
    {
      goal_id: "medium-apply",
      goal_type: "medium_term",
      description: say2(`开始应聘${name}`, `Apply for work as ${an(name)}`),
      target_date: at(SHARE.apply),
      success_criteria: [
        say2("投出 10 份有针对性的申请", "10 applications, each written for its job"),
        say2("得到 2 次面试", "2 interviews"),
      ],
      dependencies: [
        "short-explore",
        "short-resume",
        "medium-skills",
        ...(qualifies ? ["medium-qualify"] : []),
      ],
      skills: [],
    },
    {
      goal_id: "long-arrive",
      goal_type: "long_term",
      description: say2(`成为${name}`, `Work as ${an(name)}`),
      target_date: end,
      success_criteria: [
        say2(
          `拿到 1 份${name}的录用，或开始第 1 份相关工作`,
          `1 offer as ${an(name)}, or the first day of such work`,
        ),
      ],
      dependencies: mediums,
      skills: [],
    },
  ];
  return qualifies
    ? goals.toSpliced(4, 0, qualifyGoal(occupation, at(SHARE.qualify), language))
    : goals;
}

function qualifyGoal(occupation: Occupation, target_date: Day, language: Language): CareerGoal {
  const { entry } = occupation;
  return {
    goal_id: "medium-qualify",
    goal_type: "medium_term",
    description: say(
      language,
      `走通资格这一关：${entry.zh}`,
      `Get past the threshold: ${entry.en}`,
    ),
    target_date,
    success_criteria: [
      say(
        language,
        "查清报考或入学条件，并交出 1 份报名或申请",
        "The conditions are known, and 1 registration or application is handed in",
      ),
    ],
    dependencies: ["short-explore"],
    skills: [],
  };
}

const needsPaper = ({ entry }: Occupation): boolean =>
  entry.kind === "licence" || entry.kind === "certificate" || entry.kind === "degree";

/** Core skills that can be learned and shown; two useful ones where hardly any is missing. */
function learnable(core: readonly string[], useful: readonly string[]): string[] {
  const shown = (skill: string) => !isSoftSkill(skill) && !isCertificate(skill);
  const first = core.filter(shown);
  const more = first.length < 2 ? useful.filter(shown).slice(0, 2 - first.length) : [];
  return [...first, ...more].slice(0, MOST_SKILLS);
}
