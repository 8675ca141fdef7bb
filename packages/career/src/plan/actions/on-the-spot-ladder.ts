import type { ActionNames, Ladder } from "./ladder.ts";

const practise = ({ skill, round }: ActionNames, zh: string, en: string) => ({
  zh: `练习${skill.zh}，第 ${round} 轮：${zh}`,
  en: `Practise ${skill.en}, round ${round}: ${en}`,
});

/** Practice of what leaves nothing to show: it is done, under somebody's eyes, and done again. */
export const ON_THE_SPOT: Ladder = {
  once: [
    ({ skill, task }) => [
      { zh: `看别人怎么做：${skill.zh}`, en: `Watch how it is done: ${skill.en}` },
      {
        zh: `现场或视频都行，把步骤写下来，例如：${task.zh}。`,
        en: `On the spot or on video; write down the steps. For instance: ${task.en}.`,
      },
    ],
    ({ skill }) => [
      { zh: `用${skill.zh}做小练习`, en: `A small exercise with ${skill.en}` },
      {
        zh: "照着记下的步骤做一遍，做不到的标出来。",
        en: "Go through the steps that you wrote down; mark those you cannot do yet.",
      },
    ],
  ],
  again: [
    (names) => [
      practise(names, "找地方，做准备", "find a place, and prepare"),
      {
        zh: `课程、模拟、志愿服务或实习，只要能做到：${names.task.zh}。`,
        en: `A course, a simulation, voluntary work or an internship where you may do this: ${names.task.en}.`,
      },
    ],
    (names) => [
      practise(names, "在指导下做", "with guidance"),
      {
        zh: "请懂的人在旁边看，一步一步做完。",
        en: "Step by step, while somebody who knows looks on.",
      },
    ],
    (names) => [
      practise(names, "自己做", "on your own"),
      {
        zh: "不靠提示再做一次，记下犹豫的地方。",
        en: "Once more without help; note where you hesitated.",
      },
    ],
    (names) => [
      practise(names, "请人评价", "have it judged"),
      {
        zh: "请对方说三点：好在哪里、差在哪里、先改哪里。",
        en: "Ask for three points: what was good, what was not, what to mend first.",
      },
    ],
    (names) => [
      practise(names, "改弱项，写进简历", "mend what is weak, and write it down"),
      {
        zh: "把弱项再练两遍；在简历里写明在哪里做过、做过几次。",
        en: "Do the weak part twice more; the résumé says where you did it, and how often.",
      },
    ],
  ],
};
