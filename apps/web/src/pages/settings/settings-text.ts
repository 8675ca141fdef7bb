import { defineText } from "../../i18n/text.ts";

export const settingsText = defineText({
  en: {
    title: "Settings",
    sections: "Sections of the settings",
    about: {
      appearance: "How Bole looks on this device.",
      templates: "Texts for outreach, invitations and rejections",
      doNotContact: "Addresses that never get outreach from you.",
      mail: "How mail is sent, and from which address.",
      calendar: "Who leads interviews, when they work, and their calendars.",
      models: "Which language models Bole may use. It works without one, too.",
      guardrails: "Limits on mail and cost, and checks of what comes in",
      data: "Where your data is, and the demo workspace.",
    },
    language: "Language",
    theme: "Theme",
    side: "Side",
    sideAbout: "Which menu you see. Your data stays the same.",
    mail: {
      local: "Mail is not sent yet",
      localDetail:
        "Everything you send stays in the local outbox. Set BOLE_SMTP_URL and BOLE_MAIL_FROM, then restart Bole.",
      ready: "Mail is sent by your server",
      failed: "Your mail server does not answer",
      failedDetail: "Mail waits and is sent once it does.",
      how: "These values come from the environment in which Bole was started. Change them there and restart.",
    },
    data: {
      folder: "Data folder",
      folderAbout: "Everything Bole stores is here. To back it up, stop Bole and copy the folder.",
      demo: "Demo workspace",
      demoNone: "No demo data is loaded.",
    },
  },
  zh: {
    title: "设置",
    sections: "设置的各个部分",
    about: {
      appearance: "伯乐在这台设备上的显示方式。",
      templates: "联系、邀约和婉拒邮件的模板",
      doNotContact: "不会再向这些地址主动发邮件。",
      mail: "邮件怎样发出，用哪个发件地址。",
      calendar: "面试官的工作时间和日历。",
      models: "伯乐可以使用哪些语言模型；不用模型也能工作。",
      guardrails: "邮件和费用的上限，以及内容安全检查",
      data: "数据存放的位置，以及演示数据。",
    },
    language: "语言",
    theme: "主题",
    side: "使用身份",
    sideAbout: "决定显示哪一套菜单，数据不变。",
    mail: {
      local: "邮件还不会真正发出",
      localDetail:
        "你发送的邮件都留在本地发件箱。设置 BOLE_SMTP_URL 和 BOLE_MAIL_FROM 后重启伯乐即可发信。",
      ready: "邮件由你的服务器发出",
      failed: "邮件服务器没有响应",
      failedDetail: "邮件会先保留，恢复后再发出。",
      how: "这些值来自启动伯乐时的环境变量，请在那里修改并重启。",
    },
    data: {
      folder: "数据文件夹",
      folderAbout: "伯乐的全部数据都在这里。备份时先停止伯乐，再复制这个文件夹。",
      demo: "演示数据",
      demoNone: "没有加载演示数据。",
    },
  },
});
