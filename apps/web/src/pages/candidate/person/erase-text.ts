import { defineText } from "../../../i18n/text.ts";

export const eraseText = defineText({
  en: {
    more: "More actions",
    erase: "Erase…",
    history: "Audit of this person",
    title: (name: string) => `Erase ${name}?`,
    about: "Everything below goes for good, also from search. This cannot be undone.",
    what: "What will be erased",
    person: "The person, with how to reach them and all notes",
    resumes: (count: number) =>
      count === 1 ? "1 résumé with its file" : `${count} résumés with their files`,
    applications: (count: number) =>
      count === 1 ? "1 application with its history" : `${count} applications with their history`,
    messages: (count: number) => (count === 1 ? "1 message" : `${count} messages`),
    interviews: (count: number) => (count === 1 ? "1 interview" : `${count} interviews`),
    stays: "The audit keeps that something was done, without saying about whom.",
    type: (word: string) => `To confirm, type: ${word}`,
    wrong: "That is something else.",
    go: "Erase for good",
    done: "Erased, with everything about them",
  },
  zh: {
    more: "更多操作",
    erase: "抹除…",
    history: "此人的审计记录",
    title: (name) => `抹除 ${name}？`,
    about: "以下内容将永久删除，搜索中也不再出现，无法恢复。",
    what: "将要抹除的内容",
    person: "此人的资料、联系方式和全部备注",
    resumes: (count) => `${count} 份简历及原始文件`,
    applications: (count) => `${count} 个申请及其全部历史`,
    messages: (count) => `${count} 封邮件`,
    interviews: (count) => `${count} 次面试`,
    stays: "审计只保留发生过操作，不再说明涉及谁。",
    type: (word) => `请输入以确认：${word}`,
    wrong: "输入的内容不一致。",
    go: "永久抹除",
    done: "已抹除此人及其全部资料",
  },
});
