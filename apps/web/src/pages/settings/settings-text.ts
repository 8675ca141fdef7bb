import { defineText } from "../../i18n/text.ts";

export const settingsText = defineText({
  en: {
    title: "Settings",
    sections: "Sections of the settings",
    about: {
      account: "Name, password, second factor, and where you are signed in.",
      members: "Who belongs to your organisation, and what they may do.",
      keys: "Keys for programs that act for you.",
      appearance: "How Bole looks on this device.",
      templates: "Texts for outreach, invitations and rejections",
      doNotContact: "Addresses that never get outreach from you.",
      mail: "How mail is sent and fetched, and from which address.",
      calendar: "Who leads interviews, when they work, and their calendars.",
      models: "Which language models Bole may use. It works without one, too.",
      guardrails: "Limits on mail and cost, and checks of what comes in",
      data: "Where your data is, and the demo workspace.",
    },
    language: "Language",
    theme: "Theme",
    side: "Side",
    sideAbout: "Which menu you see. Your data stays the same.",
    data: {
      folder: "Data folder",
      folderAbout:
        "Everything Bole stores is here. To back it up, run “npx bole backup FILE” in a terminal on this computer, also while Bole is running. Copying the folder is safe only while Bole is stopped.",
      team: "Working as a team",
      teamAbout:
        "Everybody on this computer is the owner of this Bole. For colleagues who sign in with their own account and role, stop Bole and run “npx bole accounts init --email you@example.com”; docs/accounts.md shows each step.",
      demo: "Demo workspace",
      demoNone: "No demo data is loaded.",
    },
  },
  zh: {
    title: "设置",
    sections: "设置的各个部分",
    about: {
      account: "姓名、密码、两步验证，以及你在哪里登录过。",
      members: "谁属于你的组织，各有什么权限。",
      keys: "供程序以你的名义使用的密钥。",
      appearance: "伯乐在这台设备上的显示方式。",
      templates: "联系、邀约和婉拒邮件的模板",
      doNotContact: "不会再向这些地址主动发邮件。",
      mail: "邮件怎样收发，用哪个发件地址。",
      calendar: "面试官的工作时间和日历。",
      models: "伯乐可以使用哪些语言模型；不用模型也能工作。",
      guardrails: "邮件和费用的上限，以及内容安全检查",
      data: "数据存放的位置，以及演示数据。",
    },
    language: "语言",
    theme: "主题",
    side: "使用身份",
    sideAbout: "决定显示哪一套菜单，数据不变。",
    data: {
      folder: "数据文件夹",
      folderAbout:
        "伯乐的全部数据都在这里。备份时在这台电脑的终端运行“npx bole backup 文件”，伯乐运行时也可以；只有先停止伯乐，才能直接复制文件夹。",
      team: "团队使用",
      teamAbout:
        "现在，这台电脑上的每个人都是所有者。要让同事用自己的账号和角色登录，请停止伯乐，运行“npx bole accounts init --email you@example.com”；步骤见 docs/accounts.zh-CN.md。",
      demo: "演示数据",
      demoNone: "没有加载演示数据。",
    },
  },
});
