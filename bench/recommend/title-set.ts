/**
 * Titles of occupations in five languages: what is on one line means the same, or nearly. Written down,
 * with the skills, before the lexicon that they measure, and never read while it was made.
 */
import { readFileSync } from "node:fs";

export const TITLE_LANGUAGES = ["en", "de", "es", "fr", "zh"] as const;
type TitleLanguage = (typeof TITLE_LANGUAGES)[number];

interface Question {
  readonly text: string;
  /** What answers it, as it is written in the corpus. */
  readonly answers: ReadonlySet<string>;
}

export interface TitleTask {
  readonly name: string;
  readonly corpus: readonly string[];
  readonly questions: readonly Question[];
}

type Occupation = Readonly<Record<TitleLanguage, readonly string[]>>;

const linesOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** Those that were there first, or those written after everything was made. */
export type TitleFile = "titles.tsv" | "fresh-titles.tsv";

export function readOccupations(file: TitleFile): Occupation[] {
  const split = (cell = "") => cell.split("|");
  return linesOf(file).map(([en, de, es, fr, zh]) => ({
    en: split(en),
    de: split(de),
    es: split(es),
    fr: split(fr),
    zh: split(zh),
  }));
}

/** The first title of each occupation asks; its others answer, or all of another language. */
export function titleTask(
  from: TitleLanguage,
  to: TitleLanguage,
  file: TitleFile = "titles.tsv",
): TitleTask {
  const occupations = readOccupations(file);
  const questions = occupations.map((occupation) => {
    const [text = ""] = occupation[from];
    return { text, answers: new Set(occupation[to].filter((title) => title !== text)) };
  });
  return {
    name: from === to ? from : `${from} → ${to}`,
    corpus: [...new Set(occupations.flatMap((occupation) => occupation[to]))],
    questions: questions.filter(({ answers }) => answers.size > 0),
  };
}

/** Each line of a file of skills: the titles by language, and what belongs to them in English. */
const SKILL_LINES = {
  "title-skills.tsv": () => {
    const occupations = new Map(readOccupations("titles.tsv").map((one) => [one.en[0], one]));
    return linesOf("title-skills.tsv").map(([title = "", skills = ""]) => ({
      titles: TITLE_LANGUAGES.map((language) => occupations.get(title)?.[language][0] ?? title),
      skills,
    }));
  },
  "fresh-title-skills.tsv": () =>
    linesOf("fresh-title-skills.tsv").map((cells) => ({
      titles: cells.slice(0, -1),
      skills: cells.at(-1) ?? "",
    })),
};

/** Which skills, in English, belong to the title of an occupation. */
export function skillTask(
  from: TitleLanguage,
  file: keyof typeof SKILL_LINES = "title-skills.tsv",
): TitleTask {
  const questions = SKILL_LINES[file]().map(({ titles, skills }) => ({
    text: titles[TITLE_LANGUAGES.indexOf(from)] ?? "",
    answers: new Set(skills.split("|")),
  }));
  return {
    name: `${from} → skills`,
    corpus: [...new Set(questions.flatMap(({ answers }) => [...answers]))],
    questions,
  };
}

/** English titles as advertisements write them: the first of each line asks, its others answer. */
export function adTask(): TitleTask {
  const groups = linesOf("fresh-ad-titles.tsv").map(([cell = ""]) => cell.split("|"));
  return {
    name: "en, as advertised",
    corpus: groups.flat(),
    questions: groups.map(([text = "", ...others]) => ({ text, answers: new Set(others) })),
  };
}

/** The mean, over all that answer, of how many of those up to there do. */
export function averagePrecision(order: readonly string[], { text, answers }: Question): number {
  let [place, found, sum] = [0, 0, 0];
  for (const title of order) {
    if (title === text) continue;
    place += 1;
    if (!answers.has(title)) continue;
    found += 1;
    sum += found / place;
  }
  return sum / answers.size;
}
