import { an } from "../../text/article.ts";
import type { Ladder } from "./ladder.ts";

/** The paper without which an occupation is closed. */
export const QUALIFY: Ladder = {
  once: [
    ({ occupation }) => [
      {
        zh: `查清成为${occupation.zh}的资格条件`,
        en: `Find out what it takes to qualify as ${an(occupation.en)}`,
      },
      {
        zh: "看主管部门的公告，记下条件、时间、费用。",
        en: "Read what the authority publishes; note conditions, dates and costs.",
      },
    ],
    () => [
      { zh: "准备报名或申请材料", en: "Prepare the papers for registration" },
      { zh: "列清单，补齐一项。", en: "Make a list and complete one entry." },
    ],
    () => [
      { zh: "把大纲排成学习顺序", en: "Put the syllabus in order" },
      {
        zh: "标出会的、半懂的、不会的，从分值大的开始。",
        en: "Mark what you know, half know and do not know; begin with what counts most.",
      },
    ],
  ],
  again: [
    ({ round }) => [
      {
        zh: `备考或上课：第 ${round} 单元`,
        en: `Study for the examination or course: unit ${round}`,
      },
      {
        zh: "学完这一单元，做对应的题。",
        en: "Take the unit with its exercises.",
      },
    ],
    ({ round }) => [
      { zh: `模拟考或复习：第 ${round} 次`, en: `Mock examination or revision no. ${round}` },
      {
        zh: "限时做题，把错的归类，回到对应的单元。",
        en: "Against the clock; sort your mistakes, and go back to their units.",
      },
    ],
  ],
};
