/** Whatever somebody pastes for a job: an advertisement, the source of a page, or JSON-LD. */
import type { ParsedJob } from "../../../model/parsed-job.ts";
import { htmlToText } from "../../html-text.ts";
import { type FindSkills, findNoSkills } from "../../job/find-skills.ts";
import { parseJob } from "../../job/parse-job.ts";
import { findPostings } from "./find-postings.ts";
import { jobFromPosting } from "./from-posting.ts";

export interface JobRead extends ParsedJob {
  readonly read_as: "text" | "page" | "posting";
}

export function readJob(pasted: string, findSkills: FindSkills = findNoSkills): JobRead {
  const json = asJson(pasted);
  if (json !== undefined) return { ...jobFromPosting(json, findSkills), read_as: "posting" };
  const [posting] = findPostings(pasted);
  if (posting !== undefined) return { ...jobFromPosting(posting, findSkills), read_as: "posting" };
  if (!/<(?:html|body|head|!doctype)\b/i.test(pasted))
    return { ...parseJob(pasted, findSkills), read_as: "text" };
  return { ...parseJob(htmlToText(pasted), findSkills), read_as: "page" };
}

function asJson(pasted: string): unknown {
  if (!/^\s*[[{]/.test(pasted)) return undefined;
  try {
    const value: unknown = JSON.parse(pasted);
    return value;
  } catch {
    return undefined;
  }
}
