import type { Ladder } from "./ladder.ts";

export const LEARNING: Ladder = {
  once: [
    ({ skill }) => [
      { zh: `学${skill.zh}：基本概念`, en: `Learn ${skill.en}: the basic ideas` },
      {
        zh: "读一章教材或官方文档，写下三句话的小结。",
        en: "Read a chapter, or the documentation; sum it up in three sentences.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：跟着例子做一遍`, en: `Learn ${skill.en}: follow an example` },
      {
        zh: "照着例子完整做一遍，记下卡住的地方。",
        en: "Follow an example to its end; note where you got stuck.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：弄懂卡住的地方`, en: `Learn ${skill.en}: clear up what was hard` },
      {
        zh: "查清上次记下的问题，再讲给别人听。",
        en: "Answer what you noted last time, and explain it to somebody.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：行话`, en: `Learn ${skill.en}: the words of the trade` },
      {
        zh: "收集二十个术语，每个用一句话解释。",
        en: "Collect twenty terms; explain each in one sentence.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：常见的错误`, en: `Learn ${skill.en}: common mistakes` },
      {
        zh: "查一查初学者常犯哪些错，对照自己的练习改一处。",
        en: "Look up what beginners get wrong; find one of it in your own exercise and mend it.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：换一份资料`, en: `Learn ${skill.en}: a second source` },
      {
        zh: "最难的那一块，再看另一本书或另一门课怎么讲。",
        en: "Read how another book or course explains what you found hardest.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：基础之上`, en: `Learn ${skill.en}: beyond the basics` },
      {
        zh: "翻目录，挑作品下一步要用到的一章读完。",
        en: "Choose from the table of contents what your piece of work needs next; read that.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：看高手怎么做`, en: `Learn ${skill.en}: how experts do it` },
      {
        zh: "仔细看一件公开的作品，记下三处和自己不同的做法。",
        en: "Study something that an expert has published; note three things you would have done otherwise.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：用自己的话讲`, en: `Learn ${skill.en}: in your own words` },
      {
        zh: "给完全不懂的人写一页，请对方读，改掉看不懂的地方。",
        en: "Write a page for somebody who knows nothing of it; let them read it, and mend what is unclear.",
      },
    ],
    ({ skill }) => [
      { zh: `学${skill.zh}：自测`, en: `Learn ${skill.en}: test yourself` },
      {
        zh: "不看笔记回答十个问题，答错的再学一遍。",
        en: "Answer ten questions without your notes; go over what you missed.",
      },
    ],
  ],
  again: [
    ({ skill, task, round }) => [
      {
        zh: `学${skill.zh}，专题 ${round}：${task.zh}`,
        en: `Learn ${skill.en}, topic ${round}: ${task.en}`,
      },
      {
        zh: "弄清这件事要用到什么，看别人怎么做，记下两个诀窍。",
        en: "Find out what it takes for this, see how others do it, and note two tricks.",
      },
    ],
  ],
};
