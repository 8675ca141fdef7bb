import { an } from "../../text/article.ts";
import { type Ladder, ofRound } from "./ladder.ts";

const TO_ASK = [
  {
    zh: "问：一天都做些什么，什么最花时间？",
    en: "Ask what a day is like, and what takes most of it.",
  },
  {
    zh: "问：怎么入行的，重来一次会怎么做？",
    en: "Ask how they got in, and what they would do otherwise.",
  },
  {
    zh: "问：招人时先看什么，什么会被刷掉？",
    en: "Ask what is looked at first when somebody is hired, and what rules people out.",
  },
  {
    zh: "给对方看作品，问还差什么。",
    en: "Show a piece of your work, and ask what is missing.",
  },
  {
    zh: "问：这一行正在变什么，该跟着学什么？",
    en: "Ask what is changing in this work, and what to learn for it.",
  },
  {
    zh: "问：哪里在招人，能不能帮忙引荐？",
    en: "Ask who is hiring, and whether they would introduce you.",
  },
];
const TO_MEET = [
  { zh: "线上或线下都可以，认识一个人。", en: "Online or in person; get to know one of them." },
  { zh: "准备一个问题，当场问。", en: "Prepare a question, and ask it there." },
  {
    zh: "用一分钟讲讲自己在做什么，听听反应。",
    en: "Say in a minute what you are working on; listen to what comes back.",
  },
  { zh: "会后给新认识的人发一条消息。", en: "Write to somebody you met there, the day after." },
];

export const NETWORKING: Ladder = {
  once: [],
  again: [
    ({ occupation, round }) => [
      round === 1
        ? {
            zh: `约一位${occupation.zh}聊 20 分钟`,
            en: `Ask ${an(occupation.en)} for 20 minutes`,
          }
        : {
            zh: `约第 ${round} 位${occupation.zh}聊 20 分钟`,
            en: `Ask another one for 20 minutes: ${an(occupation.en)}, no. ${round}`,
          },
      {
        zh: `写一段简短的请求。${ofRound(TO_ASK, round).zh}`,
        en: `Write a short request. ${ofRound(TO_ASK, round).en}`,
      },
    ],
    ({ occupation, round }) => [
      {
        zh: `整理第 ${round} 次谈话（${occupation.zh}）`,
        en: `Write up talk no. ${round} with ${an(occupation.en)}`,
      },
      {
        zh: "写下要点，道谢，问能否再介绍一个人。",
        en: "Note the main points, say thank you, ask for one more contact.",
      },
    ],
    ({ occupation, round }) => [
      {
        zh: `参加${occupation.zh}的交流活动（第 ${round} 次）`,
        en: `Go to a meeting of people who work as ${an(occupation.en)} (no. ${round})`,
      },
      ofRound(TO_MEET, round),
    ],
  ],
};
