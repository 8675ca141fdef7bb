import type { ActionNames, Ladder } from "./ladder.ts";

/** One piece of work after the other, each from its idea to something that can be shown. */
const work = ({ skill, round }: ActionNames, zh: string, en: string) => ({
  zh: `作品 ${round}（${skill.zh}）：${zh}`,
  en: `Piece of work ${round} (${skill.en}): ${en}`,
});

export const PRACTICE: Ladder = {
  once: [
    ({ skill, task }) => [
      { zh: `用${skill.zh}做小练习`, en: `A small exercise with ${skill.en}` },
      {
        zh: `不看例子独立完成，方向：${task.zh}。`,
        en: `Alone, without the example; for instance: ${task.en}.`,
      },
    ],
    ({ skill }) => [
      { zh: `用${skill.zh}再做一个练习`, en: `A second exercise with ${skill.en}` },
      {
        zh: "换一个情形再做一遍，记下哪里变快了、哪里还卡。",
        en: "Do it again with another case; note what went faster and what is still hard.",
      },
    ],
  ],
  again: [
    (names) => [
      work(names, "选题，定计划", "choose and plan it"),
      {
        zh: `围绕“${names.task.zh}”选一件能展示的事，写清做到什么程度算完成。`,
        en: `Something that can be shown, around this: ${names.task.en}. Write down when it is done.`,
      },
    ],
    (names) => [
      work(names, "第一版", "a first version"),
      { zh: "先做出最小的、能用的一版。", en: "Make the smallest thing that works." },
    ],
    (names) => [
      work(names, "补上最有用的一块", "the most useful part"),
      {
        zh: "加上让别人觉得有用的那一部分。",
        en: "Add the part that makes it useful to somebody else.",
      },
    ],
    (names) => [
      work(names, "请人看", "have it looked at"),
      {
        zh: "请一个懂的人看，记下三条意见。",
        en: "Ask somebody who knows; note three remarks.",
      },
    ],
    (names) => [
      work(names, "改好，写成一页", "improve it and write it up"),
      {
        zh: "按意见改，写一页：要解决什么、怎么做的、结果如何；放进简历。",
        en: "Act on the remarks; write a page: what for, how, with what result. Put it into the résumé.",
      },
    ],
  ],
};
