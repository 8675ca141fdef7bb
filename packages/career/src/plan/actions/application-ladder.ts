import { an } from "../../text/article.ts";
import { type Ladder, ofRound } from "./ladder.ts";

const TO_REHEARSE = [
  { zh: "两分钟讲清自己和这份工作的关系。", en: "Two minutes: who you are, and why this work." },
  {
    zh: "讲一件作品：为什么做、怎么做、结果如何。",
    en: "Tell of one piece of work: what for, how, with what result.",
  },
  {
    zh: "练最怕被问到的三个问题。",
    en: "The three questions that you fear most.",
  },
  {
    zh: "当场做一道题，边做边讲想法。",
    en: "Solve a problem on the spot, thinking aloud.",
  },
  {
    zh: "准备五个要问对方的问题，练谈薪资和入职时间。",
    en: "Five questions of your own; then pay, and when you could begin.",
  },
];

export const APPLICATION: Ladder = {
  once: [],
  again: [
    ({ occupation, round }) => [
      {
        zh: `按第 ${round} 个${occupation.zh}职位改简历`,
        en: `Fit the résumé to a job as ${an(occupation.en)} (no. ${round})`,
      },
      {
        zh: "逐条对照要求，有的写到前面，缺的记下来。",
        en: "Go through what it asks for: put first what you have, note what is missing.",
      },
    ],
    ({ occupation, round }) => [
      {
        zh: `投递第 ${2 * round - 1}、${2 * round} 个${occupation.zh}职位`,
        en: `Applications ${2 * round - 1} and ${2 * round}: jobs as ${an(occupation.en)}`,
      },
      {
        zh: round === 1 ? "每份都写明为什么合适。" : "写明为什么合适；前面没有回音的，问一句。",
        en:
          round === 1
            ? "Say in each why it fits."
            : "Say in each why it fits; ask after those that had no answer.",
      },
    ],
    ({ occupation, round }) => [
      {
        zh: `第 ${round} 次模拟面试：${occupation.zh}`,
        en: `Rehearse an interview as ${an(occupation.en)} (no. ${round})`,
      },
      {
        zh: `${ofRound(TO_REHEARSE, round).zh}录音后听一遍。`,
        en: `${ofRound(TO_REHEARSE, round).en} Record it and listen.`,
      },
    ],
  ],
};
