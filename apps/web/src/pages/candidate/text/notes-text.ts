import { defineText } from "../../../i18n/text.ts";

export const notesText = defineText({
  en: {
    write: "New note",
    hint: "Your colleagues see it. Candidates don't. Type @ to mention somebody.",
    willTell: (names: string) => `${names} will be told.`,
    mention: "Mention",
    mentioned: (names: string) => `Mentions ${names}`,
    add: "Add note",
    added: "Note added",
    remove: "Delete",
    removed: "Note deleted",
    undo: "Undo",
    none: "No notes yet.",
  },
  zh: {
    write: "新备注",
    hint: "同事可以看到，候选人看不到。输入 @ 可以提及同事。",
    willTell: (names) => `会通知 ${names}。`,
    mention: "提及",
    mentioned: (names: string) => `提及 ${names}`,
    add: "添加备注",
    added: "备注已添加",
    remove: "删除",
    removed: "备注已删除",
    undo: "撤销",
    none: "还没有备注。",
  },
});
