import { defineText } from "../../i18n/text.ts";

/** Which key does what, in a fixed order. */
const keys = (...labels: readonly [string, string, string, string, string]) =>
  ["J", "K", "A", "R", "E"].map((key, at) => [key, labels[at] ?? ""] as const);

export const inboxText = defineText({
  en: {
    about: "Approvals and conversations",
    tabsLabel: "Inbox",
    tabs: { all: "All", approvals: "Approvals", mails: "Mail" },
    keys: keys("next", "previous", "approve", "reply", "done"),
    waits: "Reply",
    approve: "Approve",
    reply: "Reply",
    write: "Write again",
    done: "Done",
    isDone: "Conversation marked as done",
    back: "Back to the list",
    person: "Candidate",
    jobs: "Jobs",
    more: "Show older mail",
    empty: "Your inbox is empty",
    emptyDetail: "Replies from candidates and requests for approval appear here.",
    toPeople: "Write to candidates",
  },
  zh: {
    about: "审批与往来邮件",
    tabsLabel: "收件箱",
    tabs: { all: "全部", approvals: "审批", mails: "邮件" },
    keys: keys("下一条", "上一条", "批准", "回复", "完成"),
    waits: "待回复",
    approve: "待审批",
    reply: "回复",
    write: "再写一封",
    done: "完成",
    isDone: "已标记为完成",
    back: "返回列表",
    person: "候选人",
    jobs: "职位",
    more: "显示更早的邮件",
    empty: "收件箱是空的",
    emptyDetail: "候选人的回复和待审批的事项会出现在这里。",
    toPeople: "给候选人写邮件",
  },
});
