/** What else an occupation is called that is known by this title. */
import type { ConceptRecord } from "./concept-record.ts";
import { conceptAt } from "./known-concepts.ts";
import { meaningOf } from "./name-index.ts";
import { keyOfName } from "./name-words.ts";

export interface TitleNames {
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

/** More names add words that only some of them have. */
const MOST_NAMES = 4;

/** Null where the whole title is no occupation's name. */
export function titleNames(title: string): TitleNames | null {
  const occupations = (meaningOf(keyOfName(title))?.places ?? [])
    .map(conceptAt)
    // The Chinese classification lists under one code what is not the same.
    .filter(({ kind, en }) => kind === "occupation" && en !== "")
    .filter((one) => isCalled(one, title));
  if (occupations.length === 0) return null;
  const zh = [...occupations, ...occupations.flatMap(elsewhere)].flatMap((one) => one.zh);
  return {
    en: [...new Set(occupations.flatMap(englishNames))].slice(0, MOST_NAMES),
    zh: [...new Set(zh)].slice(0, MOST_NAMES),
  };
}

/** Of one word, as it is written: "nursing" and "nurse" have one stem, and only one of them is a title. */
function isCalled({ en, names, foreign }: ConceptRecord, title: string): boolean {
  const word = title.trim().toLowerCase();
  if (/[\s\p{Script=Han}]/u.test(word)) return true;
  const same = [word, word.replace(/s$/, ""), `${word}s`];
  return [en, ...names, ...foreign].some((name) => same.includes(name.toLowerCase()));
}

const elsewhere = ({ same }: ConceptRecord): ConceptRecord[] => same.map(conceptAt);

const englishNames = ({ en, names }: ConceptRecord): string[] =>
  [en, ...names.slice(0, MOST_NAMES)]
    .filter((name) => name !== "")
    .map((name) => name.toLowerCase());
