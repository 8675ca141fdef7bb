import { defineText } from "../../../i18n/text.ts";

export const erasuresText = defineText({
  en: {
    title: "Erased people",
    about:
      "A receipt for each person who was erased. It holds no name, only counts and hashes; with the name or address it can be checked later.",
    none: "Nobody has been erased yet.",
    by: (who: string) => `by ${who}`,
    records: (count: number) => (count === 1 ? "1 record deleted" : `${count} records deleted`),
    traces: (count: number) => (count === 1 ? "1 trace emptied" : `${count} traces emptied`),
    pending: "Still being emptied",
    hash: "Receipt",
  },
  zh: {
    title: "已彻底删除的人",
    about: "每次彻底删除都有一份凭证。凭证不含姓名，只有数量和哈希值；以后可以用姓名或邮箱核对。",
    none: "还没有彻底删除过任何人。",
    by: (who) => `操作者：${who}`,
    records: (count) => `删除 ${count} 条记录`,
    traces: (count) => `清空 ${count} 处痕迹`,
    pending: "仍在清理",
    hash: "凭证",
  },
});
