/** What is said where something is taken back, or cannot be. */
interface UndoWords {
  readonly nothing: string;
  readonly undone: (label: string) => string;
  readonly waits: (label: string) => string;
  readonly changed: (label: string) => string;
  /** Why somebody is moved back, in their history. */
  readonly reason: string;
  readonly impossible: Readonly<Record<"mails" | "interviews" | "people" | "work", string>>;
}

export const UNDO_WORDS: Readonly<Record<"zh" | "en", UndoWords>> = {
  zh: {
    nothing: "这次对话里没有可以撤销的操作。等你确认的事项，直接说“取消”就好。",
    undone: (label) => `已撤销：${label}。`,
    waits: (label) => `撤销“${label}”需要批准，请确认。`,
    changed: (label) =>
      `“${label}”之后又有改动，所以没有撤销。请看一下现在的情况，再告诉我要改成什么。`,
    reason: "撤销上一步",
    impossible: {
      mails: "已经发出的邮件收不回来。还在发件箱里的可以撤下；也可以让我写一封更正邮件。",
      interviews: "面试邀请已经发出。可以让我取消这场面试，或改到别的时间。",
      people:
        "这一步不能自动撤销。人移错了阶段可以说“把谁移回哪个阶段”；要删除候选人，请在候选人页面操作。",
      work: "任务已经开始。说“取消”可以停下还没确认的部分；已经做完的，请告诉我要改回哪一项。",
    },
  },
  en: {
    nothing:
      "There is nothing to undo in this conversation. What waits for you is turned down by saying “cancel”.",
    undone: (label) => `Undone: ${label}.`,
    waits: (label) => `Undoing “${label}” needs an approval; please confirm it.`,
    changed: (label) =>
      `“${label}” was changed again since, so it was left as it is. Please look at it and tell me what it should be.`,
    reason: "undone",
    impossible: {
      mails:
        "A mail that has been sent cannot be taken back. One that is still in the outbox can be cancelled there, or I can write a correction.",
      interviews:
        "The invitation has been sent. I can cancel that interview, or move it to another time.",
      people:
        "That step cannot be undone by itself. I can move somebody back to another stage; a person is deleted on their own page.",
      work: "The work has started. Say “cancel” to stop what you have not confirmed yet; of what is done, tell me which part should change.",
    },
  },
};
