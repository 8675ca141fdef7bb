import { defineText } from "../../i18n/text.ts";

export const firstStartText = defineText({
  en: {
    title: "What brings you here?",
    about: "Bole helps you hire, and helps you find work.",
    local: "Everything stays on this machine.",
    sides: {
      hiring: {
        title: "I'm hiring",
        about: "Open roles, find and contact candidates, schedule interviews, move people along.",
      },
      career: {
        title: "I'm looking for work",
        about: "Write and tailor your résumé, see which jobs fit, plan your next weeks.",
      },
    },
    later: "You can switch at any time at the top of the menu.",
  },
  zh: {
    title: "你想用伯乐做什么？",
    about: "招聘和求职，伯乐都能帮上忙。",
    local: "所有数据都保存在这台电脑上。",
    sides: {
      hiring: {
        title: "我在招人",
        about: "管理职位，寻找并联系候选人，安排面试，跟进招聘进度。",
      },
      career: {
        title: "我在找工作",
        about: "撰写并针对职位修改简历，查看匹配的职位，规划接下来几周。",
      },
    },
    later: "之后随时可以在菜单顶部切换。",
  },
});
