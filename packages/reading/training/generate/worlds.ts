/** The words of every language, once for all documents. */
import path from "node:path";
import { type Half, LANGUAGES, Lexicon, readTasks, readTitles } from "./lexicon.ts";
import type { World } from "./people.ts";

export type Words = Omit<World, "random">;

/** `OCCUPATIONS` is the folder with the tables of occupations. */
export function makeWorlds(half: Half): ReadonlyMap<string, Words> {
  const folder =
    process.env.OCCUPATIONS ??
    path.join(import.meta.dirname, "../../../../shared/data/occupations");
  const titles = readTitles(folder);
  const tasks = readTasks(folder);
  const all = LANGUAGES.map(
    (language) =>
      new Lexicon(language, half, titles.get(language) ?? [], language === "en" ? tasks : []),
  );
  const english = all.find(({ language }) => language === "en");
  if (english === undefined) throw new RangeError("no English words");
  return new Map(all.map((own) => [own.language, { own, english, all }]));
}
