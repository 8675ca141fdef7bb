/** Our own words on a page, in the language of the résumé. */
import type { TextLanguage } from "@bole/talent";
import type { ContactKind, Page, SectionKind } from "./sheet.ts";

export interface SheetWords {
  readonly headings: Readonly<Record<SectionKind, string>>;
  readonly contacts: Readonly<Record<ContactKind, string>>;
  readonly own: Page["words"];
  readonly present: string;
}

export const WORDS: Readonly<Record<TextLanguage, SheetWords>> = {
  en: {
    headings: {
      summary: "Summary",
      workExperience: "Experience",
      projects: "Projects",
      education: "Education",
      skillContent: "Skills",
      other: "Other",
    },
    contacts: { phone: "Phone", email: "Email", location: "Location", link: "Website" },
    own: {
      resume: "Résumé",
      contact: "Contact",
      title: "Position",
      colon: ": ",
      photo: "Photograph",
    },
    present: "Present",
  },
  zh: {
    headings: {
      summary: "个人简介",
      workExperience: "工作经历",
      projects: "项目经历",
      education: "教育经历",
      skillContent: "专业技能",
      other: "其他",
    },
    contacts: { phone: "电话", email: "邮箱", location: "所在地", link: "主页" },
    own: { resume: "个人简历", contact: "联系方式", title: "求职意向", colon: "：", photo: "照片" },
    present: "至今",
  },
};
