/** Examinations as ways: what they are called, who holds them, what is tested, when, and what they lead to. */
import type { Bilingual, Language } from "../text/language.ts";
import { saysWord } from "../text/says-word.ts";
import { table } from "./table.ts";

export interface Exam {
  readonly id: string;
  readonly name: Bilingual;
  readonly names: readonly string[];
  /** The occupation that it leads to, where it is one. */
  readonly leads_to: string | null;
  readonly held_by: string;
  readonly site: string;
  readonly papers: Readonly<Record<Language, readonly string[]>>;
  readonly when: Bilingual;
  readonly takes: Bilingual;
}

let exams: readonly Exam[] | undefined;

export function allExams(): readonly Exam[] {
  exams ??= table("exam-paths.tsv").map((row) => {
    const [id = "", zh = "", en = "", names = "", leads = "", held_by = "", site = ""] = row;
    const [papersZh = "", papersEn = "", whenZh = "", whenEn = "", takesZh = "", takesEn = ""] =
      row.slice(7);
    return {
      ...{ id, held_by, site },
      name: { zh, en },
      names: [zh, en, ...names.split("|")],
      leads_to: leads === "-" ? null : leads,
      papers: { zh: papersZh.split("|"), en: papersEn.split("|") },
      when: { zh: whenZh, en: whenEn },
      takes: { zh: takesZh, en: takesEn },
    };
  });
  return exams;
}

export const examById = (id: string): Exam | undefined => allExams().find((one) => one.id === id);

/** Examinations that words name. */
export const examsNamed = (words: string): string[] =>
  allExams()
    .filter(({ names }) => names.some((name) => saysWord(words, name)))
    .map(({ id }) => id);
