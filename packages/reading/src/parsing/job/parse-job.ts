/** Reads an advertisement without a model. What it does not say stays open; nothing is guessed. */
import { readingErrors } from "../../errors.ts";
import { JobDraft } from "../../model/job-draft.ts";
import type { ParsedJob } from "../../model/parsed-job.ts";
import { Sources } from "../../model/span.ts";
import { languageOf } from "../language.ts";
import { foldText } from "../resume/text/characters.ts";
import { type FoundCriterion, findCriteria } from "./criteria/find-criteria.ts";
import { findClosingDate } from "./fields/closing-date.ts";
import { findEmployment } from "./fields/employment.ts";
import { headSegments } from "./fields/head-segments.ts";
import { findLocation } from "./fields/location.ts";
import { findOrganisation } from "./fields/organisation.ts";
import { findRemote } from "./fields/remote.ts";
import { findTitle } from "./fields/title.ts";
import { type FindSkills, findNoSkills } from "./find-skills.ts";
import { wantedDegree, wantedYears } from "./requirements.ts";
import { findSalary } from "./salary/find-salary.ts";
import { findLabels } from "./sections/labels.ts";
import { readSections } from "./sections/read-sections.ts";
import type { Ad, Found } from "./text/ad.ts";
import { cleanText } from "./text/clean-text.ts";
import { readLines } from "./text/read-lines.ts";

/** The head is short: what comes after so many lines is text, with or without a heading. */
const HEAD_LINES = 10;
const HEAD_LENGTH = 700;

/** @param findSkills without it no criterion names a skill */
export function parseJob(pasted: string, findSkills: FindSkills = findNoSkills): ParsedJob {
  const text = cleanText(pasted);
  if (!/\p{L}/u.test(text)) {
    throw readingErrors.error("job-text-empty", { detail: "The text of the job has no words." });
  }
  const folded = foldText(text);
  const ad: Ad = {
    text,
    folded,
    lines: readLines(folded),
    language: languageOf(text),
    findSkills,
  };
  const facts = findLabels(ad);
  const { lines, head } = readSections(folded, ad.lines, facts);
  const headLines = lines.slice(0, Math.min(head, HEAD_LINES));
  const headEnd = Math.min(headLines.at(-1)?.end ?? 0, HEAD_LENGTH);
  const segments = headSegments(
    folded,
    headLines.filter(({ kind }) => kind === "open").slice(0, 5),
  );

  const title = findTitle(ad, facts, segments);
  const location = findLocation(ad, facts, headEnd);
  const salary = findSalary(ad, facts, headEnd, location?.value ?? "");
  const criteria = findCriteria(ad, lines, facts, {
    head: headEnd,
    named: [title, location, salary].flatMap((said) => said?.spans ?? []),
  });
  const years = wantedYears(ad, facts, headEnd, criteria);
  const fields = {
    title,
    organisation: findOrganisation(ad, facts, segments, title?.spans[0]),
    location,
    remote: findRemote(ad, facts, headEnd),
    employment: findEmployment(ad, facts, headEnd, title?.spans[0]),
    salary,
    min_years: years && { value: years.value.min, spans: years.spans },
    max_years: maxYears(years),
    degree: wantedDegree(ad, facts, headEnd, criteria),
    closes_on: findClosingDate(ad, facts),
  };
  const draft = JobDraft.parse({
    title: firstWords(text),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, said]) => (said ? [[name, said.value]] : [])),
    ),
    description: text,
    criteria: criteria.map(({ criterion }) => criterion),
  });
  return { draft, sources: sourcesOf(fields, criteria), language: ad.language };
}

function maxYears(years: Found<{ max: number | null }> | undefined) {
  const max = years?.value.max ?? null;
  return years === undefined || max === null ? undefined : { value: max, spans: years.spans };
}

/** A job must be called something, even if its text does not say what. */
function firstWords(text: string): string {
  const line = text.split("\n").find((words) => /\p{L}/u.test(words)) ?? text;
  return line.trim().slice(0, 80);
}

function sourcesOf(
  fields: Readonly<Record<string, Found<unknown> | undefined>>,
  criteria: readonly FoundCriterion[],
): Sources {
  const sources: Sources = {};
  for (const [name, said] of Object.entries(fields)) {
    if (said !== undefined) sources[name] = [...said.spans];
  }
  criteria.forEach(({ span, skill, years }, index) => {
    sources[`criteria[${index}].text`] = [span];
    if (skill !== undefined) sources[`criteria[${index}].skill`] = [skill];
    if (years !== undefined) sources[`criteria[${index}].min_years`] = [years];
  });
  return Sources.parse(sources);
}
