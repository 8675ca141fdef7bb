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
    reopen: "Reopen",
    isOpen: "Conversation reopened",
    groupsLabel: "Conversations",
    groups: { to_answer: "To answer", not_sent: "Not sent", sent: "Sent", done: "Done" },
    noAnswer: {
      absence: "Out of office",
      newsletter: "Newsletter",
      thanks: "Thanks",
      undelivered: "Not delivered",
    },
    back: "Back to the list",
    person: "Candidate",
    jobs: "Jobs",
    more: "Show older mail",
    empty: {
      to_answer: {
        title: "Your inbox is empty",
        detail: "Replies from candidates and requests for approval appear here.",
      },
      not_sent: {
        title: "No unsent mail",
        detail: "Mail that was kept because no mail server is set up appears here.",
      },
      sent: {
        title: "No open conversations",
        detail: "Conversations in which you wrote last appear here.",
      },
      done: {
        title: "Nothing marked as done",
        detail: "Conversations you put away, and mail that needs no answer, appear here.",
      },
    },
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
    reopen: "重新打开",
    isOpen: "已重新打开",
    groupsLabel: "往来邮件",
    groups: { to_answer: "待回复", not_sent: "未发出", sent: "已发送", done: "已完成" },
    noAnswer: {
      absence: "外出自动回复",
      newsletter: "群发邮件",
      thanks: "致谢",
      undelivered: "未送达",
    },
    back: "返回列表",
    person: "候选人",
    jobs: "职位",
    more: "显示更早的邮件",
    empty: {
      to_answer: { title: "收件箱是空的", detail: "候选人的回复和待审批的事项会出现在这里。" },
      not_sent: {
        title: "没有未发出的邮件",
        detail: "因为没有设置发信邮箱而只保存在这里的邮件会出现在这里。",
      },
      sent: { title: "没有等待对方回复的邮件", detail: "最后一封由你发出的往来邮件会出现在这里。" },
      done: {
        title: "还没有已完成的邮件",
        detail: "你处理完的往来邮件，以及不需要回复的邮件，会出现在这里。",
      },
    },
    toPeople: "给候选人写邮件",
  },
});
