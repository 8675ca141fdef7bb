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

/** Which skills, in English, belong to the title of an occupation. */
export function skillTask(from: TitleLanguage): TitleTask {
  const occupations = new Map(readOccupations("titles.tsv").map((one) => [one.en[0], one]));
  const lines = linesOf("title-skills.tsv").map(([title = "", skills = ""]) => ({
    text: occupations.get(title)?.[from][0] ?? title,
    answers: new Set(skills.split("|")),
  }));
  return {
    name: `${from} → skills`,
    corpus: [...new Set(lines.flatMap(({ answers }) => [...answers]))],
    questions: lines,
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
