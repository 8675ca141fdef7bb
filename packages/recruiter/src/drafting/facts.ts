/**
 * What a résumé says somebody has done, in the order of how much it has to do with a job: the skills
 * that the job asks for, numbers that show it, and work before all else. Each fact is a line of the
 * résumé as it stands there; nothing is added to it.
 */
import { findConcepts, type Job, type ResumeData } from "@bole/talent";
import { saysOneOf, tellingWords } from "./telling-words.ts";

export interface ResumeFact {
  /** Short, for whoever checks a draft. */
  readonly claim: string;
  /** Letter by letter. */
  readonly quote: string;
  /** Where they did it; empty where it is not said. */
  readonly where: string;
  readonly role: string;
  /** Whether it has to do with anything that the job asks for. */
  readonly isRelevant: boolean;
  /** A criterion that it shows in the same words; empty where it is only near to one. */
  readonly asked: string;
  readonly worth: number;
}

/** A criterion of the job that somebody's words are held against. */
interface Wish {
  readonly text: string;
  readonly weight: number;
  /** Whether it asks for something that one line can show. */
  readonly hasSkill: boolean;
  readonly concepts: readonly string[];
  /** Those that set it apart from the job's other criteria. */
  readonly words: readonly string[];
  /** Lines of the résumé that were judged to meet it. */
  readonly proofs: readonly string[];
}

/** How somebody was judged, as a shortlist says it. */
interface Proof {
  readonly criterion_id: string;
  readonly verdict: "meets" | "partly" | "no" | "unknown";
  readonly quote: string | null;
}

interface Place {
  readonly where: string;
  readonly role: string;
  readonly text: string;
  /** 0 for the newest work. */
  readonly age: number;
}

/** @param text of the résumé: what does not stand in it is no fact */
export function factsOf(
  data: ResumeData,
  text: string,
  job: Job | null,
  proofs: readonly Proof[] = [],
): ResumeFact[] {
  const wishes = wishesOf(job, proofs);
  const seen = new Set<string>();
  return placesOf(data)
    .flatMap((place) => linesOf(place.text).map((quote) => factOf(quote, place, wishes)))
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

/** Shorter says nothing, longer nobody reads in a mail. */
const LENGTH = { least: { han: 8, latin: 24 }, most: 170 };
const BULLET = /^[\s\-–—•·*●▪◦\d.、)）]+(?=\S)/u;

function linesOf(description: string): string[] {
  return description
    .split(/\n|(?<=[。；;])|(?<=\.)\s+(?=\p{Lu})/u)
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line.length >= leastOf(line) && line.length <= LENGTH.most);
}

const leastOf = (line: string) =>
  /\p{Script=Han}/u.test(line) ? LENGTH.least.han : LENGTH.least.latin;

function factOf(quote: string, place: Place, wishes: readonly Wish[]): ResumeFact {
  const { where, role } = place;
  const named = new Set(findConcepts(quote).map(({ id }) => id));
  const shown = wishes
    .map((wish) => ({ wish, ...shows(quote, named, wish) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  const hasNumber = /\d/u.test(quote) ? 2 : 0;
  // A list of tools shows less than a sentence about what was done with them.
  const isList = (quote.match(/[、,，/]/gu)?.length ?? 0) > 4 ? -3 : 0;
  const isStudent = /student|intern\b|实习|学生/iu.test(role) ? -8 : 0;
  const bySkill = shown.slice(0, 2).reduce((sum, { worth }) => sum + worth, 0);
  return {
    claim: [where, role].filter((part) => part !== "").join(" · "),
    quote,
    where,
    role,
    isRelevant: shown.length > 0,
    asked: shown.find(({ isSaid }) => isSaid)?.wish.text ?? "",
    worth: bySkill + hasNumber + isList + isStudent - place.age * 2,
  };
}

/** More by words that were judged to meet it than by a skill, and most where both use the same words. */
function shows(quote: string, named: ReadonlySet<string>, wish: Wish) {
  const isProof = wish.proofs.some((proof) => isIn(proof, quote) || isIn(quote, proof));
  const isNamed = wish.concepts.some((id) => named.has(id));
  if (!isProof && !isNamed) return { worth: 0, isSaid: false };
  const isSaid = wish.hasSkill && saysOneOf(quote, wish.words);
  return {
    worth: wish.weight * (isProof ? 2 : 1) * (wish.hasSkill ? 1 : 0.3) + (isSaid ? 3 : 0),
    isSaid,
  };
}

/** Years cannot be shown by one line, so that criteria of years only say what is relevant. */
function wishesOf(job: Job | null, proofs: readonly Proof[]): Wish[] {
  const criteria = job?.criteria ?? [];
  const words = tellingWords(criteria.map(({ text }) => text));
  return criteria.map(({ id, text, skill, need, weight, min_years }, place) => ({
    text,
    words: words[place] ?? [],
    weight: weight * (need === "must" ? 2 : 1),
    hasSkill: min_years === null,
    concepts: [...(skill === null ? [] : [skill]), ...findConcepts(text).map((one) => one.id)],
    proofs: proofs
      .filter(({ criterion_id, verdict }) => criterion_id === id && verdict === "meets")
      .flatMap(({ quote }) => quote ?? []),
  }));
}

const bare = (text: string) => text.replaceAll(/\s+/gu, "");
const isIn = (text: string, quote: string) => bare(text).includes(bare(quote));
