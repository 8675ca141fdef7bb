import { defineText } from "../../i18n/text.ts";

export const inboxText = defineText({
  en: {
    about: "Approvals and mail",
    tabsLabel: "Inbox",
    tabs: { approvals: "Approvals", mails: "Mail" },
  },
  zh: {
    about: "审批与邮件",
    tabsLabel: "收件箱",
    tabs: { approvals: "审批", mails: "邮件" },
  },
});
