/** What each goal of a plan says, and how one sees that it is reached. */
import type { Occupation } from "@bole/talent";
import type { PlanShape } from "../facts/situation.ts";
import { skillName } from "../occupations/skills-of.ts";
import { an } from "../text/article.ts";
import type { Bilingual, Language } from "../text/language.ts";
import { listed } from "../text/say.ts";

export interface GoalDraft {
  readonly id: string;
  /** Days after the start; a share of the whole time for what comes later. */
  readonly due: { readonly days: number } | { readonly share: number };
  readonly text: Bilingual;
  readonly criterion: Bilingual;
}

export function draftsFor(
  occupation: Occupation,
  skills: readonly string[],
  language: Language,
  settle: number,
): GoalDraft[] {
  const { zh, entry } = occupation;
  const isOpen = occupation.id === "";
  const en = an(occupation.en);
  const gaps = listed(
    language,
    skills.map((skill) => skillName(skill, language)),
  );
  const draft = (
    id: string,
    due: GoalDraft["due"],
    text: Bilingual,
    criterion: Bilingual,
  ): GoalDraft => ({
    ...{ id, due, text, criterion },
  });
  return [
    draft(
      "short-settle",
      { days: 9 },
      {
        zh: "答复和签字之前，把该问的问清",
        en: "Settle what has to be settled before you answer or sign",
      },
      { zh: `${settle} 件事都有书面答复`, en: `${settle} answers in writing` },
    ),
    draft(
      "short-way",
      { days: 13 },
      { zh: `迈出第一步：${zh}`, en: `A first step towards ${occupation.en}` },
      { zh: "1 份书面条件、1 次小试", en: "1 page of conditions, 1 small try" },
    ),
    draft(
      "short-show",
      { days: 27 },
      {
        zh: "把做成过的事写成能给人看的",
        en: "Put what you have done into a form that can be shown",
      },
      { zh: "1 页、3 行带数字的成果", en: "1 page, 3 lines with numbers" },
    ),
    draft(
      "short-choose",
      { days: 20 },
      { zh: "在你考虑的选项里定下一个", en: "Decide between what you weigh" },
      { zh: "2 次谈话、1 页对照、1 个决定", en: "2 talks, 1 page, 1 decision" },
    ),
    draft(
      "short-apply",
      { days: 5 },
      isOpen
        ? { zh: "第一周就投出申请", en: "Send applications in the first week" }
        : { zh: `第一周就投出${zh}的申请`, en: `Apply for work as ${en} in the first week` },
      { zh: "投出 3 份申请", en: "3 applications sent" },
    ),
    draft(
      "short-resume",
      { days: 6 },
      { zh: `简历对准${zh}`, en: `A résumé for work as ${en}` },
      {
        zh: "1 份新简历，3 行有数字，1 个人看过",
        en: "1 new version, 3 lines with numbers, read by 1 person",
      },
    ),
    draft(
      "short-explain",
      { days: 13 },
      { zh: "把空档期讲清楚，把手生的捡回来", en: "Explain the break, and refresh what is rusty" },
      { zh: "4 句话的说明、1 份练习", en: "4 sentences and 1 exercise" },
    ),
    draft(
      "short-test",
      { days: 13 },
      { zh: `亲手试过${zh}的工作`, en: `Have tried the work of ${en}` },
      { zh: "1 次试做、1 次谈话、5 条记录", en: "1 trial, 1 talk, 5 notes" },
    ),
    draft(
      "short-criteria",
      { days: 9 },
      { zh: "弄清升职看什么", en: "Know what the promotion takes" },
      { zh: "3 条能核对的标准、5 件成果", en: "3 criteria that can be checked, 5 results" },
    ),
    draft(
      "short-register",
      { days: 9 },
      { zh: "报考条件和时间都有官方依据", en: "Conditions and dates, from the official notice" },
      { zh: "1 页公告要点、3 个可报的选择", en: "1 page of the notice, 3 choices" },
    ),
    draft(
      "short-diagnose",
      { days: 13 },
      { zh: "知道自己差多少分", en: "Know how many points are missing" },
      { zh: "1 套限时真题，每科 1 个分数", en: "1 timed paper with 1 score per subject" },
    ),
    draft(
      "medium-skills",
      { share: 0.5 },
      { zh: `补上${gaps}`, en: `Close the gap: ${gaps}` },
      {
        zh: "2 件能展示的作品或练习，3 条内行意见",
        en: "2 pieces of work to show, 3 remarks of somebody who knows",
      },
    ),
    draft(
      "medium-qualify",
      { share: 0.6 },
      { zh: `过资格这一关：${entry.zh}`, en: `Get past the threshold: ${entry.en}` },
      { zh: "条件查清，交出 1 份报名或申请", en: "Conditions known, 1 registration handed in" },
    ),
    draft(
      "medium-apply",
      { share: 0.8 },
      { zh: `从试投开始应聘${zh}`, en: `Begin to apply for work as ${en}` },
      {
        zh: "10 份有针对性的申请、2 次面试",
        en: "10 applications, each for its job, and 2 interviews",
      },
    ),
    draft(
      "medium-interview",
      { share: 0.5 },
      isOpen
        ? { zh: "拿到面试", en: "Get interviews" }
        : { zh: `拿到${zh}的面试`, en: `Get interviews as ${en}` },
      { zh: "15 份申请、2 次面试", en: "15 applications, 2 interviews" },
    ),
    draft(
      "medium-scope",
      { share: 0.6 },
      { zh: "做成一件上一级的事", en: "One task of the next level, done" },
      { zh: "1 个完成并被认可的任务", en: "1 task, finished and recognised" },
    ),
    draft(
      "medium-syllabus",
      { share: 0.7 },
      {
        zh: "把大纲过一遍，最弱科提上来",
        en: "Once through the syllabus, the weakest subject first",
      },
      {
        zh: "2 次模拟，最弱科提高 10 分",
        en: "2 mock examinations, 10 points more in the weakest subject",
      },
    ),
    draft(
      "medium-fallback",
      { share: 0.75 },
      { zh: `考试之外留一条路：${zh}`, en: `A way beside the examination: work as ${en}` },
      { zh: "1 份简历、2 份申请", en: "1 résumé, 2 applications" },
    ),
    draft(
      "medium-decide",
      { share: 0.4 },
      { zh: "在选项里定下一个", en: "Decide on one option" },
      { zh: "1 张打分表、2 次试做", en: "1 table of scores, 2 trials" },
    ),
  ];
}

export function arrivalOf(
  shape: PlanShape,
  { id, zh, en }: Occupation,
): { text: Bilingual; criterion: Bilingual } {
  if (id === "" && shape !== "exam")
    return {
      text: { zh: `落实：${zh}`, en: `Carry out ${en}` },
      criterion: {
        zh: "1 个写下来的决定和 1 个开始的日子",
        en: "1 decision on paper and 1 day to begin",
      },
    };
  if (shape === "exam")
    return {
      text: { zh: "考上，或带着分数转入下一步", en: "Pass, or go on with the score that you have" },
      criterion: { zh: "1 个成绩和 1 个决定", en: "1 result and 1 decision" },
    };
  return {
    text: { zh: `成为${zh}`, en: `Work as ${an(en)}` },
    criterion: { zh: `1 份${zh}的录用`, en: `1 offer as ${an(en)}` },
  };
}
