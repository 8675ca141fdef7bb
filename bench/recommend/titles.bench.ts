/** How well titles and skills are put in order for a title, within a language and from one to another. */
import type { Report } from "../table.ts";
import {
  adTask,
  averagePrecision,
  skillTask,
  TITLE_LANGUAGES,
  type TitleFile,
  type TitleTask,
  titleTask,
} from "./title-set.ts";
import { openTitleSystems, type TitleSystem } from "./title-systems.ts";

const tasksOf = (file: TitleFile): TitleTask[] => [
  ...TITLE_LANGUAGES.map((language) => titleTask(language, language, file)),
  ...TITLE_LANGUAGES.filter((language) => language !== "en").flatMap((language) => [
    titleTask(language, "en", file),
    titleTask("en", language, file),
  ]),
];

export async function report(): Promise<Report> {
  const first = [
    ...tasksOf("titles.tsv"),
    ...TITLE_LANGUAGES.map((language) => skillTask(language)),
  ];
  const fresh = [
    ...tasksOf("fresh-titles.tsv"),
    ...TITLE_LANGUAGES.map((language) => skillTask(language, "fresh-title-skills.tsv")),
    adTask(),
  ];
  const { systems, close } = await openTitleSystems();
  const names = Object.keys(systems);
  const rows: string[][] = [];
  for (const name of new Set([...first, ...fresh].map((task) => task.name))) {
    const cells: string[] = [];
    for (const tasks of [first, fresh]) {
      const task = tasks.find((one) => one.name === name);
      for (const open of Object.values(systems)) {
        cells.push(task === undefined ? "–" : await meanOf(open, task));
      }
    }
    rows.push([name, ...cells]);
  }
  await close();
  return {
    title: "Titles and skills in five languages",
    about:
      "Mean average precision. 127 occupations of all fields with two or three titles in each language (`titles.tsv`): the first title asks, all titles of a language (about 280) are put in order, and the others of its line answer – in the same language, or all of them in another. “→ skills”: for the titles of 51 occupations, which of 157 skills in English are theirs. The set was written before the lexicon, by the same person: its German, Spanish and French say how well a lexicon works that knows the words; the other names of occupations in English and Chinese were written after its failures had been seen, so that its `en` and `zh` say little. **Fresh** are sets that were written after what they measure, and whose first try was noted: 64 rarer occupations (`fresh-titles.tsv`); 47 other occupations with 263 skills as ESCO words them (`fresh-title-skills.tsv`); 62 groups of three to four English titles as advertisements write them, with ranks, brackets and shifts (`fresh-ad-titles.tsv`). “The sentence model alone” is cosine between the texts as they are; a text list is `openTextList`, which orders all of them; the recommendation judges 30 at most.",
    head: ["task", ...names, ...names.map((name) => `fresh: ${name}`)],
    rows,
  };
}

async function meanOf(open: TitleSystem, { corpus, questions }: TitleTask): Promise<string> {
  const rank = await open(corpus);
  let sum = 0;
  for (const question of questions) sum += averagePrecision(await rank(question.text), question);
  return (sum / questions.length).toFixed(3);
}
