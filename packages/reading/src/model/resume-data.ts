/**
 * What a résumé says, in the structure and with the names that the résumé assistant edits by path.
 * Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, an end that has not come is `present`, or stays as its
 * author writes it, and what a document does not say is an empty text. Descriptions keep their lines;
 * a bullet's begins with "- ". Fields that are not known here are kept as they are, at every level.
 */
import { z } from "zod";

const OPEN_ENDS: ReadonlySet<string> = new Set(["present", "Present", "至今"]);

/** Whether what began then goes on. */
export function isOpenEnd(date: string): boolean {
  return OPEN_ENDS.has(date);
}

export const ResumeDate = z
  .string()
  .regex(
    /^(\d{4}(-\d{2}(-\d{2})?)?|[Pp]resent|至今)?$/,
    "use YYYY, YYYY-MM, YYYY-MM-DD, present, Present or 至今",
  );

const line = z.string().max(500).default("");
const prose = z.string().max(20_000).default("");
/** Stays with an entry when its place in the list changes. */
const id = z.string().min(1).max(64);
const date = ResumeDate.default("");

export const Basic = z.looseObject({
  name: line,
  title: line,
  email: line,
  phone: line,
  location: line,
  summary: prose,
  /** Pages of the person elsewhere. */
  links: z.array(z.string().max(2_000)).max(30).default([]),
});
export type Basic = z.infer<typeof Basic>;

export const Education = z.looseObject({
  id,
  school: line,
  major: line,
  degree: line,
  startDate: date,
  endDate: date,
  description: prose,
});
export type Education = z.infer<typeof Education>;

export const WorkExperience = z.looseObject({
  id,
  company: line,
  position: line,
  location: line,
  startDate: date,
  endDate: date,
  description: prose,
});
export type WorkExperience = z.infer<typeof WorkExperience>;

export const ResumeProject = z.looseObject({
  id,
  name: line,
  role: line,
  startDate: date,
  endDate: date,
  description: prose,
});
export type ResumeProject = z.infer<typeof ResumeProject>;

/** A part that has no place of its own: awards, publications, languages, certificates, interests. */
export const OtherSection = z.looseObject({ id, title: line, content: prose });
/** The id of the section that keeps the words of a document that no field has taken. */
export const UNPLACED = "unplaced";
export type OtherSection = z.infer<typeof OtherSection>;

export const ResumeData = z.looseObject({
  basic: Basic.prefault({}),
  education: z.array(Education).max(100).default([]),
  workExperience: z.array(WorkExperience).max(200).default([]),
  projects: z.array(ResumeProject).max(200).default([]),
  skillContent: prose,
  other: z.array(OtherSection).max(50).default([]),
});
export type ResumeData = z.infer<typeof ResumeData>;
