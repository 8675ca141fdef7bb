import { defineText } from "../../i18n/text.ts";

export const holdText = defineText({
  en: {
    version: {
      title: "This run waits for a version of an agent",
      about:
        "The agents were updated while it was unfinished. Nothing is lost: decide how it goes on.",
      stays: (by: string) =>
        `${by} has decided that it stays on its version. It goes on when that version is loaded again.`,
      agent: "Agent",
      pinned: "Began with",
      loaded: "Loaded now",
      steps: "Unfinished steps",
      gone: "not loaded",
      unknown: "unknown",
      continue: "Continue on the new version",
      continued: "The run goes on with the new version",
      stay: "Stay on this version",
      stayed: "The run waits for its version",
      fork: "Fork",
      forkHint: "A new run keeps what is done; this one goes on waiting.",
    },
    operator: {
      title: "This run is paused",
      about: (by: string) => `Paused by ${by}. What was under way has ended; nothing new starts.`,
    },
    quarantine: {
      title: "This run is quarantined",
      about: (step: string) =>
        `Step ${step} ended its process several times. It is not started again until somebody says so.`,
    },
    actions: {
      pause: "Pause",
      resume: "Resume",
      retry: "Retry step",
      skip: "Skip step",
      paused: "The run pauses",
      resumed: "The run goes on",
      retried: "The step runs again",
      skipped: "The run goes on without the step",
    },
  },
  zh: {
    version: {
      title: "这次运行在等智能体的一个版本",
      about: "运行还没结束时智能体更新了。已完成的内容都在，请决定怎样继续。",
      stays: (by) => `${by} 已决定保持原版本，等原版本重新加载后会自动继续。`,
      agent: "智能体",
      pinned: "开始时的版本",
      loaded: "当前版本",
      steps: "未完成的步骤",
      gone: "未加载",
      unknown: "未知",
      continue: "用新版本继续",
      continued: "运行已用新版本继续",
      stay: "保持原版本",
      stayed: "运行会等待原版本",
      fork: "分支",
      forkHint: "新的运行会保留已完成的内容，这次运行继续等待。",
    },
    operator: {
      title: "这次运行已暂停",
      about: (by) => `由 ${by} 暂停。正在进行的步骤已结束，不会开始新的步骤。`,
    },
    quarantine: {
      title: "这次运行已隔离",
      about: (step) => `步骤 ${step} 多次导致进程退出，在你决定之前不会再次启动。`,
    },
    actions: {
      pause: "暂停",
      resume: "继续",
      retry: "重试步骤",
      skip: "跳过步骤",
      paused: "运行正在暂停",
      resumed: "运行已继续",
      retried: "步骤正在重新运行",
      skipped: "运行已跳过该步骤继续",
    },
  },
});
