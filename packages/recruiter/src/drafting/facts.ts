/**
 * What a résumé says somebody has done, in the order of how much it has to do with a job: the skills
 * that the job asks for, numbers that show it, and work before all else. Each fact is a line of the
 * résumé as it stands there; nothing is added to it.
 */
import { findConcepts, type Job, type ResumeData } from "@bole/talent";

export interface ResumeFact {
  /** Short, for whoever checks a draft. */
  readonly claim: string;
  /** Letter by letter. */
  readonly quote: string;
  /** Where they did it; empty where it is not said. */
  readonly where: string;
  readonly role: string;
  /** Concepts of the job that it shows. */
  readonly skills: readonly string[];
  readonly worth: number;
}

interface Place {
  readonly where: string;
  readonly role: string;
  readonly text: string;
  /** 0 for the newest work. */
  readonly age: number;
}

/** @param text of the résumé: what does not stand in it is no fact */
export function factsOf(data: ResumeData, text: string, job: Job | null): ResumeFact[] {
  const wanted = wantedBy(job);
  const seen = new Set<string>();
  return placesOf(data)
    .flatMap((place) => linesOf(place.text).map((quote) => factOf(quote, place, wanted)))
    .filter(({ quote }) => isIn(text, quote) && !seen.has(quote) && seen.add(quote))
    .toSorted((a, b) => b.worth - a.worth);
}

function placesOf({ workExperience, projects }: ResumeData): Place[] {
  return [
    ...workExperience.map(({ company, position, description }, age) => ({
      where: company,
      role: position,
      text: description,
      age,
    })),
    ...projects.map(({ name, role, description }, age) => ({
      where: name,
      role,
      text: description,
      age: age + 1,
    })),
  ];
}

const LENGTH = { least: 8, most: 170 };
const BULLET = /^[\s\-–—•·*●▪◦\d.、)）]+(?=\S)/u;

function linesOf(description: string): string[] {
  return description
    .split(/\n|(?<=[。；;])|(?<=\.)\s+(?=\p{Lu})/u)
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line.length >= LENGTH.least && line.length <= LENGTH.most);
}

function factOf(quote: string, place: Place, wanted: ReadonlyMap<string, number>): ResumeFact {
  const skills = findConcepts(quote)
    .map(({ id }) => id)
    .filter((id) => wanted.has(id));
  const { where, role } = place;
  const bySkill = skills.reduce((sum, id) => sum + (wanted.get(id) ?? 0), 0);
  const hasNumber = /\d/u.test(quote) ? 2 : 0;
  // A list of tools shows less than a sentence about what was done with them.
  const isList = (quote.match(/[、,，/]/gu)?.length ?? 0) > 4 ? -3 : 0;
  return {
    claim: [where, role].filter((part) => part !== "").join(" · "),
    quote,
    where,
    role,
    skills,
    worth: Math.min(bySkill, 12) + hasNumber + isList - place.age * 1.5,
  };
}

/** Concepts that a job asks for, by weight; what is only in its text counts little. */
function wantedBy(job: Job | null): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  if (job === null) return wanted;
  for (const id of job.tags.skill) wanted.set(id, 1);
  for (const { skill, need, weight, text } of job.criteria) {
    const ids = [...(skill === null ? [] : [skill]), ...findConcepts(text).map(({ id }) => id)];
    for (const id of ids)
      wanted.set(id, Math.max(wanted.get(id) ?? 0, weight * (need === "must" ? 2 : 1)));
  }
  return wanted;
}

const bare = (text: string) => text.replaceAll(/\s+/gu, "");
const isIn = (text: string, quote: string) => bare(text).includes(bare(quote));
