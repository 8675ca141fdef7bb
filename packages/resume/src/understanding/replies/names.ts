/** What fields and sections are called in a reply. */
import { BASIC, type Bilingual, LISTS, SKILLS } from "../../model/structure.ts";
import type { Language } from "../text/language.ts";

export function sectionName(section: string, language: Language): string {
  const known =
    section === "basic"
      ? { zh: "基本信息", en: "basics" }
      : section === "skillContent"
        ? SKILLS
        : LISTS[section];
  return known?.[language] ?? section;
}

/** One of a list: "一段工作经历", "a job". */
export function entryNoun(section: string, language: Language): string {
  return (ENTRY[section] ?? { zh: "一项", en: "an entry" })[language];
}

const ENTRY: Readonly<Record<string, Bilingual>> = {
  education: { zh: "教育经历", en: "education entry" },
  workExperience: { zh: "工作经历", en: "job" },
  projects: { zh: "项目", en: "project" },
  other: { zh: "栏目", en: "section" },
};

export function fieldName(section: string, field: string, language: Language): string {
  if (section === "basic") return BASIC[field]?.[language] ?? field;
  const list = LISTS[section];
  return (list?.fields[field] ?? list?.more[field])?.[language] ?? field;
}
