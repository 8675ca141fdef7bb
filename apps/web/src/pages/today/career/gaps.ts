/** What a résumé lacks that readers look for first. Pure. */
import type { ResumeDetail } from "@bole/server/contract";

export const GAPS = [
  "name",
  "contact",
  "summary",
  "work",
  "education",
  "skills",
  "hidden",
] as const;
export type Gap = (typeof GAPS)[number];

type Looked = Pick<
  ResumeDetail["resume"]["data"],
  "basic" | "workExperience" | "education" | "skillContent"
>;

const text = (html: string) => html.replaceAll(/<[^>]*>/g, "").trim();

export function gapsOf(
  { basic, workExperience, education, skillContent }: Looked,
  findings: ResumeDetail["findings"],
): Gap[] {
  const has: Record<Gap, boolean> = {
    name: basic.name.trim() !== "",
    contact: basic.email.trim() !== "" || basic.phone.trim() !== "",
    summary: text(basic.summary) !== "",
    work: workExperience.length > 0,
    education: education.length > 0,
    skills: text(skillContent) !== "",
    hidden: !findings.some(({ kind }) => kind === "hidden_text"),
  };
  return GAPS.filter((gap) => !has[gap]);
}
