/** A résumé as text, for one that was written here and has no document. */
import type { ResumeData } from "../model/resume-data.ts";

export function resumeText(data: ResumeData): string {
  const { basic, education, workExperience, projects, skillContent, other } = data;
  return [
    basic.name,
    basic.title,
    basic.location,
    basic.summary,
    ...workExperience.flatMap((work) => [
      joined(work.position, work.company, work.location),
      work.description,
    ]),
    ...projects.flatMap((project) => [joined(project.name, project.role), project.description]),
    ...education.flatMap(({ school, major, degree, description }) => [
      joined(school, major, degree),
      description,
    ]),
    skillContent,
    ...other.flatMap(({ title, content }) => [title, content]),
  ]
    .filter((text) => text !== "")
    .join("\n");
}

function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join(" · ");
}
