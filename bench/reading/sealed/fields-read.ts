/** The fields that are compared: contact, jobs and schools, whoever has read them. */
import { readFileSync } from "node:fs";
import type { ParsedResume } from "@bole/reading";
import { z } from "zod";
import { findRanges } from "../../../packages/reading/src/parsing/resume/dates/find-ranges.ts";
import type { OpenResumeParsed } from "../../resume/parsers/open-resume.ts";
import { type Counted, scoreEntries, scoreEntry } from "./score-entries.ts";

const Entry = z.record(z.string(), z.string());
export const Fields = z.object({
  contact: Entry,
  work: z.array(Entry),
  education: z.array(Entry),
});
export type Fields = z.infer<typeof Fields>;

export const readTruth = (file: string): Fields =>
  Fields.parse(JSON.parse(readFileSync(file.replace(/\.\w+$/, ".json"), "utf8")));

export interface Scores {
  readonly contact: Counted;
  readonly jobs: Counted;
  readonly schools: Counted;
}

export const scoreFields = (truth: Fields, read: Fields): Scores => ({
  contact: scoreEntry(truth.contact, read.contact, ["name", "email", "phone"]),
  jobs: scoreEntries(truth.work, read.work, ["company", "position", "start", "end"]),
  schools: scoreEntries(truth.education, read.education, ["school", "degree", "start", "end"]),
});

export function fieldsOf({ basic, workExperience, education }: ParsedResume["data"]): Fields {
  const { name, email, phone } = basic;
  return {
    contact: { name, email, phone },
    work: workExperience.map(({ company, position, startDate: start, endDate: end }) => ({
      ...{ company, position, start, end },
    })),
    education: education.map(({ school, degree, major, startDate: start, endDate: end }) => ({
      ...{ school, degree: degree || major, start, end },
    })),
  };
}

/** Its dates are texts; they are read as ours are. */
export function openResumeFields({
  profile,
  workExperiences,
  educations,
}: OpenResumeParsed): Fields {
  const dated = (date: string) => {
    const [range] = findRanges(date);
    return { start: range?.from.value ?? "", end: range?.to.value ?? "" };
  };
  return {
    contact: profile,
    work: workExperiences.map(({ company, jobTitle, date }) => ({
      ...{ company, position: jobTitle },
      ...dated(date),
    })),
    education: educations.map(({ school, degree, date }) => ({
      ...{ school, degree },
      ...dated(date),
    })),
  };
}
