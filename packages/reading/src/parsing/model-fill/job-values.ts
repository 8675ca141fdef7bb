/** Reads single fields of a job from the words that are quoted for them, by the rules' own readers. */
import { isDeepStrictEqual } from "node:util";
import type { JobDraft } from "../../model/job-draft.ts";
import { findClosingDate } from "../job/fields/closing-date.ts";
import { findDegrees, lowestDegree } from "../job/fields/degree.ts";
import { findEmployment } from "../job/fields/employment.ts";
import { findRemote } from "../job/fields/remote.ts";
import { findNoYears, findYears } from "../job/fields/years.ts";
import { findNoSkills } from "../job/find-skills.ts";
import { findSalary } from "../job/salary/find-salary.ts";
import type { Label } from "../job/sections/labels.ts";
import type { Ad } from "../job/text/ad.ts";
import { languageOf } from "../language.ts";
import { foldText } from "../resume/text/characters.ts";

export type JobField = Exclude<
  keyof JobDraft,
  "kind" | "description" | "criteria" | "status" | "title" | "organisation" | "location" | "places"
>;

const READERS: Readonly<Record<JobField, (words: string) => unknown>> = {
  remote: (words) => findRemote(...labelled(words, "remote"))?.value,
  employment: (words) => findEmployment(...labelled(words, "employment"), undefined)?.value,
  salary: (words) => findSalary(...labelled(words, "salary"), "")?.value,
  min_years: (words) => findYears(words)[0]?.min ?? (findNoYears(words) ? 0 : undefined),
  max_years: (words) => findYears(words)[0]?.max ?? undefined,
  degree: (words) => lowestDegree(findDegrees(words))?.degree,
  closes_on: (words) => findClosingDate(...dated(words))?.value,
};
export const JOB_FIELDS = Object.keys(READERS) as readonly JobField[];

/**
 * The field as the quote says it; undefined if it says nothing, or something else than the model.
 * @param value the model's: a word, a number, or an amount in words
 */
export function readJobValue(field: JobField, value: string, quote: string): unknown {
  const read = READERS[field](foldText(quote));
  if (read === undefined || read === null) return undefined;
  if (typeof read !== "object") return String(read) === value.trim() ? read : undefined;
  return isDeepStrictEqual(READERS[field](foldText(value)), read) ? read : undefined;
}

function labelled(folded: string, label: Label): [Ad, readonly LabelledWords[], number] {
  const ad: Ad = {
    text: folded,
    folded,
    lines: [],
    language: languageOf(folded),
    findSkills: findNoSkills,
  };
  return [ad, [{ label, from: 0, start: 0, end: folded.length }], 0];
}
type LabelledWords = { label: Label; from: number; start: number; end: number };

function dated(folded: string): [Ad, readonly LabelledWords[]] {
  const [ad, facts] = labelled(folded, "closes_on");
  return [ad, facts];
}
