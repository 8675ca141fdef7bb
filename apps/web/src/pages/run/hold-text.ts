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
  },
});
