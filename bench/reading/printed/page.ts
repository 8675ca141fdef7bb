/** What every layout writes with: escaped words, dates, and the words of the headings. */
import type { ResumeData } from "@bole/reading";

export type Language = "en" | "zh";

export interface Layout {
  readonly name: string;
  /** The body of the page, and its style. */
  readonly html: (data: ResumeData, language: Language) => { body: string; style: string };
}

export const esc = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const HEADINGS = {
  en: {
    summary: "Profile",
    work: "Work Experience",
    education: "Education",
    projects: "Projects",
    skills: "Skills",
    contact: "Contact",
    languages: "Languages",
    awards: "Awards",
    certificates: "Certifications",
    publications: "Publications",
  },
  zh: {
    summary: "个人简介",
    work: "工作经历",
    education: "教育经历",
    projects: "项目经历",
    skills: "专业技能",
    contact: "联系方式",
    languages: "语言能力",
    awards: "获奖情况",
    certificates: "证书",
    publications: "发表论文",
  },
} as const;

export function heading(name: string, language: Language): string {
  const words: Readonly<Record<string, string>> = HEADINGS[language];
  return esc(words[name] ?? name);
}

const SHORT = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "Mar 2019", 2019.03; or 03/2019. */
export function month(date: string, language: Language, style: "words" | "slash" = "words") {
  if (date === "present") return language === "zh" ? "至今" : "Present";
  const [year = "", number = "01"] = date.split("-");
  if (language === "zh") return `${year}.${number}`;
  return style === "slash" ? `${number}/${year}` : `${SHORT[Number(number) - 1]} ${year}`;
}

interface Dated {
  readonly startDate: string;
  readonly endDate: string;
}

export const range = (
  { startDate, endDate }: Dated,
  language: Language,
  style: "words" | "slash" = "words",
  dash = " – ",
): string => `${month(startDate, language, style)}${dash}${month(endDate, language, style)}`;

/** Lines that begin with "- " as a list, others as paragraphs. */
export function prose(text: string): string {
  const lines = text.split("\n").filter((line) => line !== "");
  const items = lines.filter((line) => line.startsWith("- "));
  if (items.length === 0) return lines.map((line) => `<p>${esc(line)}</p>`).join("");
  return `<ul>${items.map((line) => `<li>${esc(line.slice(2))}</li>`).join("")}</ul>`;
}

export const section = (title: string, inner: string, tag = "h2"): string =>
  inner === "" ? "" : `<section><${tag}>${title}</${tag}>${inner}</section>`;

/** Projects and what has no field of its own. */
export function rest(data: ResumeData, language: Language): string {
  const projects = data.projects.map(
    (one) =>
      `<div class="entry"><div class="row"><b>${esc(one.name)}, ${esc(one.role)}</b><span>${range(one, language)}</span></div>${prose(one.description)}</div>`,
  );
  return (
    section(heading("projects", language), projects.join("")) +
    data.other
      .map(({ title, content }) => section(heading(title, language), prose(content)))
      .join("")
  );
}

export const reach = (data: ResumeData): string[] => {
  const { email, phone, location, links } = data.basic;
  return [email, phone, location, ...links].filter((value) => value !== "").map(esc);
};
