/** A job from a JobPosting of schema.org. Its fields win over what its text seems to say. */
import { z } from "zod";
import { readingErrors } from "../../../errors.ts";
import { JobDraft } from "../../../model/job-draft.ts";
import type { ParsedJob } from "../../../model/parsed-job.ts";
import { type FindSkills, findNoSkills } from "../../job/find-skills.ts";
import { parseJob } from "../../job/parse-job.ts";
import { languageOf } from "../../language.ts";
import { firstLine, type JsonRecord, recordOf, textOf } from "../unknown-json.ts";
import { readDegree, readEmployment, readRemote, readYears } from "./demands.ts";
import { readDescription } from "./description.ts";
import { postingsIn } from "./find-postings.ts";
import { readPlace } from "./place.ts";
import { readSalary } from "./salary.ts";

/** The first posting of an object, a list or a graph. */
export function jobFromPosting(jsonLd: unknown, findSkills: FindSkills = findNoSkills): ParsedJob {
  const [posting] = postingsIn(jsonLd);
  if (posting === undefined) {
    throw readingErrors.error("job-posting-missing", {
      detail: 'No object in the data has the "@type" JobPosting.',
    });
  }
  const title = firstLine(posting, "title", "name").slice(0, 200);
  if (title === "") {
    throw readingErrors.error("job-posting-missing", { detail: "The posting has no title." });
  }
  const read = readText(readDescription(posting), title, findSkills);
  const said = saidIn(posting);
  const sources = Object.fromEntries(
    Object.entries(read.sources).filter(([field]) => !(field in said) && field !== "title"),
  );
  return { ...read, draft: JobDraft.parse({ ...read.draft, ...said, title }), sources };
}

function readText(description: string, title: string, findSkills: FindSkills): ParsedJob {
  if (/\p{L}/u.test(description)) return parseJob(description, findSkills);
  return { draft: JobDraft.parse({ title }), sources: {}, language: languageOf(title) };
}

/** The fields that the posting itself gives. */
function saidIn(posting: JsonRecord): JsonRecord {
  const years = readYears(posting);
  const closes = textOf(posting.validThrough).slice(0, 10);
  const fields = {
    organisation: employerOf(posting),
    location: readPlace(posting).slice(0, 200),
    remote: readRemote(posting),
    employment: readEmployment(posting),
    salary: readSalary(posting),
    min_years: years.min,
    max_years: years.max,
    degree: readDegree(posting),
    closes_on: z.iso.date().safeParse(closes).data ?? null,
    places:
      z.coerce.number().int().min(1).max(10_000).safeParse(posting.totalJobOpenings).data ?? null,
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ""),
  );
}

function employerOf({ hiringOrganization }: JsonRecord): string {
  const record = recordOf(hiringOrganization);
  const name =
    record === null ? textOf(hiringOrganization) : firstLine(record, "name", "legalName");
  return /^confidential$/i.test(name) ? "" : name.slice(0, 200);
}
