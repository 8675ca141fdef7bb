import { defineText } from "../i18n/text.ts";

export const valuesText = defineText({
  en: {
    view: "How to show it",
    readable: "Readable",
    json: "JSON",
    nothing: "nothing",
    emptyText: "empty text",
    emptyList: "empty list",
    emptyRecord: "no fields",
    yes: "yes",
    no: "no",
    entries: (count: string) => `${count} entries`,
    fields: (count: string) => `${count} fields`,
    wholeText: "Show the whole text",
    moreEntries: (count: string) => `Show ${count} more`,
    flaw: (line: number, column: number) =>
      `This is not JSON: look at line ${line}, column ${column}.`,
  },
  zh: {
    view: "显示方式",
    readable: "易读",
    json: "JSON",
    nothing: "无",
    emptyText: "空文本",
    emptyList: "空列表",
    emptyRecord: "没有字段",
    yes: "是",
    no: "否",
    entries: (count) => `${count} 项`,
    fields: (count) => `${count} 个字段`,
    wholeText: "显示全文",
    moreEntries: (count) => `再显示 ${count} 项`,
    flaw: (line, column) => `不是有效的 JSON：请看第 ${line} 行第 ${column} 列。`,
  },
});
