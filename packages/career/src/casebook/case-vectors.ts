/** The texts by which a case is recognised, as vectors; made ahead by `build-vectors.ts`. */
import type { Language } from "../text/language.ts";
import { allCases, type Case } from "./case.ts";

export const CASE_VECTORS: Readonly<Record<Language, URL>> = {
  zh: new URL("data/zh", import.meta.url),
  en: new URL("data/en", import.meta.url),
};

/** What a coach says of it. */
export const adviceText = ({ title, judgement }: Case): string => [title, ...judgement].join(" ");

const textsOf = (one: Case): string[] => [...one.stories, adviceText(one), one.title];

export const caseTexts = (language: Language): string[] => allCases(language).flatMap(textsOf);

export interface CaseVectors {
  readonly found: Case;
  readonly stories: readonly Float32Array[];
  readonly advice: Float32Array;
  readonly title: Float32Array;
}

/** @param vectors of `caseTexts` */
export function byCase(language: Language, vectors: readonly Float32Array[]): CaseVectors[] {
  let at = 0;
  return allCases(language).map((found) => {
    const own = vectors.slice(at, at + textsOf(found).length);
    at += own.length;
    const [advice = EMPTY, title = EMPTY] = own.slice(found.stories.length);
    return { found, stories: own.slice(0, found.stories.length), advice, title };
  });
}
const EMPTY = new Float32Array();
