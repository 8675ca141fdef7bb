/** Whom and which job a message names, wherever in it. */
import type { NamedItem } from "@bole/language";
import { knownWords, matchNames } from "@bole/language/text";
import { matchTitles } from "./match-titles.ts";
import { personItem, type Workspace } from "./workspace.ts";

/** Below this it is not certain whom the words name. */
const SURE = 0.8;
const APART = 0.08;

export function namedItems(message: string, { people, jobs }: Workspace): NamedItem[] {
  const records = {
    person: people.map(({ person }) => person.name),
    job: jobs.map(({ title }) => title),
  };
  const items = people.map(personItem);
  return knownWords(message, records).flatMap(({ kind, place }) => {
    const words = message.slice(...place);
    const ranked = kind === "job" ? matchTitles(words, jobs) : matchNames(words, items).ranked;
    const [best, next] = ranked;
    const isClear = best && best.score >= SURE && best.score - (next?.score ?? 0) >= APART;
    return isClear ? [{ item: best.item, place }] : [];
  });
}
