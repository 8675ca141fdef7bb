/** Sections are in an order of their own, which the résumé keeps in `look.sections`. */
import type { ResumeData } from "@bole/talent";

/** Those that may change their place, as the page has them; who somebody is always comes first. */
const USUAL = ["workExperience", "projects", "education", "skillContent", "other"];
const STUDENTS = ["education", "workExperience", "projects", "skillContent", "other"];

export function sectionsOf(resume: ResumeData): string[] {
  const usual = resume.workExperience.length === 0 ? STUDENTS : USUAL;
  const { sections } = lookOf(resume);
  const chosen = (Array.isArray(sections) ? sections : []).filter((name) => usual.includes(name));
  return [...new Set([...chosen, ...usual])];
}

/** How the résumé is to look so far. */
export const lookOf = (resume: ResumeData): Record<string, string | string[]> => ({
  ...Object(Reflect.get(resume, "look")),
});
