import { defineText } from "../../i18n/text.ts";

export const todayText = defineText({
  en: {
    greetings: {
      night: "Working late",
      morning: "Good morning",
      afternoon: "Good afternoon",
      evening: "Good evening",
    },
    all: "Show all",
    firstSteps: (done: number, all: number) => `First steps: ${done} of ${all} done`,
    stepDone: "done",
    hide: "Hide",
  },
  zh: {
    greetings: { night: "夜深了", morning: "早上好", afternoon: "下午好", evening: "晚上好" },
    all: "查看全部",
    firstSteps: (done, all) => `新手任务：已完成 ${done}/${all}`,
    stepDone: "已完成",
    hide: "隐藏",
  },
});
