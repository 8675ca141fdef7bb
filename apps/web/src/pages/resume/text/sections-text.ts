/** Words of the sections beside the page. */
import { defineText } from "../../../i18n/text.ts";

export const sectionsText = defineText({
  en: {
    add: {
      workExperience: "Add work",
      projects: "Add a project",
      education: "Add education",
      other: "Add a section",
    },
    empty: {
      workExperience: "Nothing yet. Add where you worked, internships included.",
      projects: "Nothing yet. Add what you built.",
      education: "Nothing yet. Add where you studied.",
      other: "Awards, languages, certificates, publications: whatever has no place of its own.",
    },
    move: (name: string) => `Move ${name}: arrow keys, or drag`,
    moveHint: "Drag, or press the arrow keys",
    movedTo: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed; you can undo it`,
    polish: "Improve wording",
    polishHint: "The assistant proposes better words and keeps every fact",
    polishing: {
      summary: "Polish my summary",
      entry: {
        workExperience: (position: number) => `Polish the description of job ${position}`,
        projects: (position: number) => `Polish the description of project ${position}`,
        education: (position: number) => `Polish the description of education ${position}`,
      },
    },
    placeholders: {
      startDate: "2021-06",
      endDate: "Present",
      email: "name@example.com",
      links: "https://github.com/name",
      description: "- What you did, one line each",
      skillContent: "Languages: Go, TypeScript",
    },
    wrong: {
      date: "Write 2021-06 or 2021, and Present for what goes on.",
      email: "This is no e-mail address yet.",
      phone: "A phone number has 7 to 15 digits.",
      links: "One address a line, without blanks.",
    },
  },
  zh: {
    add: {
      workExperience: "添加工作经历",
      projects: "添加项目经历",
      education: "添加教育经历",
      other: "添加栏目",
    },
    empty: {
      workExperience: "还没有内容。添加工作过的地方，实习也算。",
      projects: "还没有内容。添加做过的项目。",
      education: "还没有内容。添加就读的学校。",
      other: "奖项、语言、证书、论文等没有固定位置的内容。",
    },
    move: (name) => `移动「${name}」：方向键或拖动`,
    moveHint: "拖动，或按方向键",
    movedTo: (name, place, all) => `「${name}」现在是第 ${place} 项，共 ${all} 项`,
    remove: (name) => `删除「${name}」`,
    removed: (name) => `已删除「${name}」，可以撤销`,
    polish: "润色",
    polishHint: "助手会提出更好的写法，不改变任何事实",
    polishing: {
      summary: "润色个人简介",
      entry: {
        workExperience: (position) => `润色第 ${position} 段工作经历的描述`,
        projects: (position) => `润色第 ${position} 个项目的描述`,
        education: (position) => `润色第 ${position} 段教育经历的描述`,
      },
    },
    placeholders: {
      startDate: "2021-06",
      endDate: "至今",
      email: "name@example.com",
      links: "https://github.com/name",
      description: "- 做了什么，每行一条",
      skillContent: "语言：Go、TypeScript",
    },
    wrong: {
      date: "写成 2021-06 或 2021，未结束的写「至今」。",
      email: "这还不是邮箱地址。",
      phone: "电话号码有 7 到 15 位数字。",
      links: "每行一个网址，不含空格。",
    },
  },
});
