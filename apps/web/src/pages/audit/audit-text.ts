import { defineText } from "../../i18n/text.ts";

/** The words of the page around the entries. */
export const auditText = defineText({
  en: {
    title: "Audit",
    about: "Who did what, when and why. Entries cannot be changed.",
    caption: "What was done, newest first",
    intact: (rows: number) =>
      rows === 1
        ? "1 entry was checked and is unchanged."
        : `${rows} entries were checked and are unchanged.`,
    notChecked: (rows: number) =>
      rows === 1
        ? "1 entry of the demo is invented and not checked."
        : `${rows} entries of the demo are invented and not checked.`,
    tampered: (faults: number) =>
      `${faults === 1 ? "1 entry was" : `${faults} entries were`} changed, removed or moved outside Bole. Run “bole audit verify” for details.`,
    columns: { when: "When", who: "Who", what: "What", about: "About", why: "Why" },
    filter: {
      action: "What was done",
      anyAction: "Everything",
      actor: "Who did it",
      anyActor: "Anybody",
      clear: "Show all",
      remove: (what: string) => `Remove filter: ${what}`,
      person: "One person",
      job: "One job",
      run: "One run",
    },
    only: (what: string) => `Only what ${what} did`,
    run: "Run",
    gone: "No longer here",
    goneHint: "Erased, merged into another entry, or removed with the demo",
    erased: "Erased person",
    unnamed: "No name was found",
    more: "Show more",
    none: "Nothing matches",
    noneDetail: "Nothing of this kind has been done. Show all to see the rest.",
    empty: "Nothing has been done yet",
    emptyDetail: "Changes by people and by the assistant appear here.",
    /** What an assistant's workflow asks about. */
  },
  zh: {
    title: "操作记录",
    about: "谁在什么时候做了什么、为什么。记录不能修改。",
    caption: "所有操作，最新的在前",
    intact: (rows) => `已逐条核对 ${rows} 条记录，均未被改动。`,
    notChecked: (rows) => `另有 ${rows} 条演示数据的记录为虚构内容，不参与核对。`,
    tampered: (faults) =>
      `有 ${faults} 条记录在伯乐之外被更改、删除或移动。运行“bole audit verify”查看详情。`,
    columns: { when: "时间", who: "操作者", what: "操作", about: "对象", why: "理由" },
    filter: {
      action: "操作",
      anyAction: "全部操作",
      actor: "操作者",
      anyActor: "所有人",
      clear: "显示全部",
      remove: (what) => `去掉筛选：${what}`,
      person: "仅一位人才",
      job: "仅一个职位",
      run: "仅一次运行",
    },
    only: (what) => `只看 ${what} 的操作`,
    run: "运行",
    gone: "已不在库中",
    goneHint: "已彻底删除、已合并到其他条目，或随演示数据移除",
    erased: "已删除的人",
    unnamed: "未找到姓名",
    more: "显示更多",
    none: "没有匹配的记录",
    noneDetail: "没有这一类操作。显示全部可查看其他记录。",
    empty: "还没有任何操作",
    emptyDetail: "人员和助手所做的更改都会记录在这里。",
  },
});
