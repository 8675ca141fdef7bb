import { defineText } from "../../../i18n/text.ts";

export const holdText = defineText({
  en: {
    title: (name: string) => `Legal hold for ${name}`,
    about: "While a hold is in force, nobody and no retention rule can erase this person.",
    none: "No hold is in force.",
    reason: "Reason",
    hint: "Such as the number of a case",
    place: "Place hold",
    release: "Release",
    by: (actor: string, day: string) => `Placed by ${actor} on ${day}`,
    placed: "Legal hold placed",
    released: "Legal hold released",
  },
  zh: {
    title: (name) => `${name} 的法律保留`,
    about: "保留期间，任何人和任何保留期限规则都不能抹除此人的资料。",
    none: "当前没有法律保留。",
    reason: "原因",
    hint: "例如案件编号",
    place: "设置保留",
    release: "解除",
    by: (actor, day) => `由 ${actor} 于 ${day} 设置`,
    placed: "已设置法律保留",
    released: "已解除法律保留",
  },
});
