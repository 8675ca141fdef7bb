/** What the places of a résumé are called. Without a browser, so that its words can be tested. */

const dates = { startDate: "From", endDate: "To", description: "Description" };
const zhDates = { startDate: "开始时间", endDate: "结束时间", description: "描述" };

const en = {
  sections: {
    basic: "Basics",
    workExperience: "Work",
    projects: "Projects",
    education: "Education",
    skillContent: "Skills",
    other: "More sections",
    look: "Look",
    letter: "Cover letter",
  },
  fields: {
    basic: {
      name: "Name",
      title: "Title",
      email: "E-mail",
      phone: "Phone",
      location: "City",
      summary: "Summary",
      links: "Links",
    },
    workExperience: {
      company: "Company",
      position: "Position",
      location: "Place",
      ...dates,
    },
    projects: { name: "Name of the project", role: "Role", ...dates },
    education: { school: "School", major: "Subject", degree: "Degree", ...dates },
    other: { title: "Heading", content: "Text" },
    look: {
      ...{ template: "Template", paper: "Paper", accent: "Colour", sections: "Order of sections" },
      ...{
        font: "Typeface",
        density: "Spacing",
        fit: "Fit to one page",
        hidden: "Hidden sections",
      },
      ...{ page_numbers: "Page numbers", newest_first: "Newest first", link_labels: "Link names" },
      photo: "Photo",
    },
  },
  entry: {
    workExperience: (name: string) => `Work at ${name}`,
    projects: (name: string) => `Project ${name}`,
    education: (name: string) => `Education at ${name}`,
    other: (name: string) => `Section “${name}”`,
  },
  unnamedEntry: {
    workExperience: "Work without a company",
    projects: "Project without a name",
    education: "Education without a school",
    other: "Section without a heading",
  },
  partOf: (whole: string, part: string) => `${whole}: ${part.toLowerCase()}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
};

const zh: typeof en = {
  sections: {
    basic: "基本信息",
    workExperience: "工作经历",
    projects: "项目经历",
    education: "教育经历",
    skillContent: "技能",
    other: "其他栏目",
    look: "版式",
    letter: "求职信",
  },
  fields: {
    basic: {
      name: "姓名",
      title: "职位",
      email: "邮箱",
      phone: "电话",
      location: "城市",
      summary: "个人简介",
      links: "链接",
    },
    workExperience: { company: "公司", position: "职位", location: "地点", ...zhDates },
    projects: { name: "项目名", role: "角色", ...zhDates },
    education: { school: "学校", major: "专业", degree: "学位", ...zhDates },
    other: { title: "标题", content: "内容" },
    look: {
      ...{ template: "模板", paper: "纸张", accent: "颜色", sections: "栏目顺序" },
      ...{ font: "字体", density: "间距", fit: "压缩到一页", hidden: "隐藏的栏目" },
      ...{ page_numbers: "页码", newest_first: "最近的在前", link_labels: "链接名称" },
      photo: "照片",
    },
  },
  entry: {
    workExperience: (name) => `${name}的工作经历`,
    projects: (name) => `项目「${name}」`,
    education: (name) => `${name}的教育经历`,
    other: (name) => `栏目「${name}」`,
  },
  unnamedEntry: {
    workExperience: "未填公司的工作经历",
    projects: "未命名的项目",
    education: "未填学校的教育经历",
    other: "未命名的栏目",
  },
  partOf: (whole, part) => `${whole}：${part}`,
  labelled: (label, value) => `${label}：${value}`,
};

export const placeText = { en, zh };
export type PlaceWords = typeof en;
