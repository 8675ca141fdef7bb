import { an } from "../../text/article.ts";
import type { Ladder } from "./ladder.ts";

/** A résumé that speaks for this occupation. */
export const RESUME: Ladder = {
  once: [
    ({ occupation }) => [
      {
        zh: `把简历改到${occupation.zh}方向`,
        en: `Point the résumé at work as ${an(occupation.en)}`,
      },
      {
        zh: "挑出三段相关的经历，写成做了什么、结果怎样。",
        en: "Choose three experiences that matter: what you did, what came of it.",
      },
    ],
    () => [
      { zh: "请一个人看简历", en: "Have the résumé read" },
      {
        zh: "请对方说出三点看不懂或不相信的地方，改掉。",
        en: "Ask for three things that are unclear or hard to believe, and change them.",
      },
    ],
    ({ occupation }) => [
      {
        zh: `写一段为什么想做${occupation.zh}`,
        en: `Write why you want to work as ${an(occupation.en)}`,
      },
      { zh: "五句话以内，念给别人听一遍。", en: "Five sentences at most; read them to somebody." },
    ],
    () => [
      { zh: "给简历里的五句话配上数字", en: "Give numbers to five lines of the résumé" },
      {
        zh: "多少、多快、多大规模；没有根据的不写。",
        en: "How many, how fast, how large; nothing that you cannot prove.",
      },
    ],
    () => [
      { zh: "改好简历的前三分之一", en: "Rewrite the first third of the résumé" },
      {
        zh: "十秒钟能看出想做什么、凭什么。",
        en: "In ten seconds it should say what you want to do, and on what grounds.",
      },
    ],
    () => [
      { zh: "让网上的资料和简历一致", en: "Let your profile online say the same as the résumé" },
      { zh: "标题、经历、时间都对上。", en: "The same titles, experiences and dates." },
    ],
    ({ occupation }) => [
      {
        zh: `写一封应聘${occupation.zh}的短信`,
        en: `A short letter for work as ${an(occupation.en)}`,
      },
      {
        zh: "三段：为什么是这份工作、凭什么、下一步。留好可以替换的地方。",
        en: "Three paragraphs: why this work, on what grounds, what next. Mark what changes from job to job.",
      },
    ],
  ],
  again: [
    ({ occupation, round }) => [
      {
        zh: `拿简历对照一份${occupation.zh}的招聘要求（第 ${round} 份）`,
        en: `Hold the résumé against an advertisement for ${an(occupation.en)} (no. ${round})`,
      },
      {
        zh: "要求里有、简历里没写的，补上一处。",
        en: "Something that it asks for and you have is not in the résumé: add it.",
      },
    ],
  ],
};
