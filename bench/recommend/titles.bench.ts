/** How well titles and skills are put in order for a title, within a language and from one to another. */
import type { Report } from "../table.ts";
import {
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
  const first = [...tasksOf("titles.tsv"), ...TITLE_LANGUAGES.map(skillTask)];
  const fresh = tasksOf("fresh-titles.tsv");
  const { systems, close } = await openTitleSystems();
  const names = Object.keys(systems);
  const rows: string[][] = [];
  for (const task of first) {
    const later = fresh.find(({ name }) => name === task.name);
    const cells = await Promise.all(Object.values(systems).map((open) => meanOf(open, task)));
    const laterCells =
      later === undefined
        ? names.map(() => "–")
        : await Promise.all(Object.values(systems).map((open) => meanOf(open, later)));
    rows.push([task.name, ...cells, ...laterCells]);
  }
  await close();
  return {
    title: "Titles and skills in five languages",
    about:
      "Mean average precision. 127 occupations of all fields with two or three titles in each language (`titles.tsv`): the first title asks, all titles of a language (about 280) are put in order, and the others of its line answer – in the same language, or all of them in another. “→ skills”: for the titles of 51 occupations, which of 157 skills in English are theirs. The set was written before the lexicon, by the same person: its German, Spanish and French say how well a lexicon works that knows the words; the other names of occupations in English and Chinese were written after its failures had been seen, so that its `en` and `zh` say little. **Fresh** are 64 rarer occupations (`fresh-titles.tsv`) written after everything: the score is that of the first try, and the one to believe. “The sentence model alone” is cosine between the texts as they are; a text list is `openTextList`, which orders all of them; the recommendation judges 30 at most. Before the lexicon, the recommendation had en 0.642, de 0.301, es 0.291, fr 0.391, zh 0.681; de → en 0.195, es → en 0.240, fr → en 0.368, zh → en 0.705; skills for en 0.631, de 0.196, es 0.207, fr 0.318, zh 0.571.",
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
