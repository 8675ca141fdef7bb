import { defineText } from "../../../i18n/text.ts";

export const eraseText = defineText({
  en: {
    more: "More actions",
    erase: "Erase…",
    history: "Audit log of this person",
    title: (name: string) => `Erase ${name}?`,
    about: "Everything below is deleted for good, also from search. This cannot be undone.",
    what: "What will be erased",
    person: "The person, with how to reach them and all notes",
    resumes: (count: number) =>
      count === 1 ? "1 résumé with its file" : `${count} résumés with their files`,
    applications: (count: number) =>
      count === 1 ? "1 application with its history" : `${count} applications with their history`,
    messages: (count: number) => (count === 1 ? "1 message" : `${count} messages`),
    interviews: (count: number) => (count === 1 ? "1 interview" : `${count} interviews`),
    stays: "The audit keeps the actions, without saying whom they were about.",
    type: (word: string) => `To confirm, type: ${word}`,
    wrong: "This does not match.",
    go: "Erase for good",
    done: "Erased, with everything about them",
  },
  zh: {
    more: "更多操作",
    erase: "彻底删除…",
    history: "此人的操作记录",
    title: (name) => `彻底删除 ${name}？`,
    about: "以下内容将永久删除，搜索中也不再出现，无法恢复。",
    what: "将要删除的内容",
    person: "此人的资料、联系方式和全部备注",
    resumes: (count) => `${count} 份简历及原始文件`,
    applications: (count) => `${count} 条应聘记录及其全部历史`,
    messages: (count) => `${count} 封邮件`,
    interviews: (count) => `${count} 次面试`,
    stays: "操作记录只保留发生过的操作，不再显示涉及谁。",
    type: (word) => `请输入以确认：${word}`,
    wrong: "输入的内容不一致。",
    go: "彻底删除",
    done: "已彻底删除此人及其全部资料",
  },
});
