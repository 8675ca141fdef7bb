import { defineText } from "../../i18n/text.ts";

export const selectedRunsText = defineText({
  en: {
    label: "Selected runs",
    select: (title: string) => `Select ${title}`,
    count: (count: number) => (count === 1 ? "1 run selected" : `${count} runs selected`),
    actions: {
      retry: "Retry step",
      skip: "Skip step",
      pause: "Pause",
      resume: "Resume",
      cancel: "Cancel runs",
    },
    clear: "Clear selection",
    done: (action: string, done: number, all: number) => `${action}: ${done} of ${all}.`,
    cancelTitle: (count: number) => (count === 1 ? "Cancel 1 run?" : `Cancel ${count} runs?`),
    cancelAbout: "What is done stays. A cancelled run cannot go on; you can fork it later.",
  },
  zh: {
    label: "选中的运行",
    select: (title: string) => `选择${title}`,
    count: (count: number) => `已选 ${count} 次运行`,
    actions: {
      retry: "重试步骤",
      skip: "跳过步骤",
      pause: "暂停",
      resume: "继续",
      cancel: "取消运行",
    },
    clear: "清除选择",
    done: (action: string, done: number, all: number) => `${action}：${all} 次中的 ${done} 次。`,
    cancelTitle: (count: number) => `取消 ${count} 次运行？`,
    cancelAbout: "已完成的内容会保留。取消后不能继续，但之后可以从中分叉。",
  },
});
