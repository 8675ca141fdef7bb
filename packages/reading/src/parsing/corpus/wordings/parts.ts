/** What wordings are made of: headings by the bar, and orders of sections. */
import type { SectionName } from "../sheet.ts";

const NAMES: readonly SectionName[] = [
  "summary",
  "work",
  "education",
  "projects",
  "skills",
  "awards",
  "certificates",
  "languages",
  "interests",
  "publications",
  "activities",
];

/** Headings in the order of `NAMES`, divided by bars. */
export function headings(text: string): Record<SectionName, string> {
  const words = text.split("|").map((word) => word.trim());
  const of = (name: SectionName) => words[NAMES.indexOf(name)] ?? name;
  return {
    summary: of("summary"),
    work: of("work"),
    education: of("education"),
    projects: of("projects"),
    skills: of("skills"),
    awards: of("awards"),
    certificates: of("certificates"),
    languages: of("languages"),
    interests: of("interests"),
    publications: of("publications"),
    activities: of("activities"),
  };
}

const rest: readonly SectionName[] = [
  "awards",
  "certificates",
  "languages",
  "publications",
  "activities",
  "interests",
];
export const workFirst: readonly SectionName[] = [
  "summary",
  "work",
  "projects",
  "education",
  "skills",
  ...rest,
];
export const studyFirst: readonly SectionName[] = [
  "summary",
  "education",
  "work",
  "projects",
  "skills",
  ...rest,
];
export const skillsFirst: readonly SectionName[] = [
  "summary",
  "skills",
  "work",
  "education",
  "projects",
  ...rest,
];
