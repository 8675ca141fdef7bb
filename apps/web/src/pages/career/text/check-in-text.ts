import { defineText } from "../../../i18n/text.ts";

export const checkInText = defineText({
  en: {
    title: "Weekly check-in",
    about:
      "Five minutes a week: tick off what was done and say what was in the way. What is open moves to days on which you have time.",
    begin: "Check in",
    last: (day: string) => `Last time, ${day}`,
    done: "What is done?",
    blocked: "What was in the way?",
    hours: "Hours a week from now on",
    hoursHint: "Leave it empty to keep them.",
    send: "Update the plan",
    cancel: "Cancel",
    taken: (moved: number) =>
      moved === 0 ? "Taken down. Nothing had to move." : `Taken down. Moved actions: ${moved}.`,
    undo: "Undo",
    undone: "The check-in is taken back.",
  },
  zh: {
    title: "每周回顾",
    about: "每周五分钟：勾掉做完的，说说卡在哪里。没做完的会移到你有时间的日子。",
    begin: "开始回顾",
    last: (day) => `上次：${day}`,
    done: "做完了哪些？",
    blocked: "卡在哪里？",
    hours: "从现在起每周几小时",
    hoursHint: "不填就保持不变。",
    send: "更新计划",
    cancel: "取消",
    taken: (moved) => (moved === 0 ? "已记下，安排不变。" : `已记下，移动了 ${moved} 项。`),
    undo: "撤销",
    undone: "已撤回这次回顾。",
  },
});
