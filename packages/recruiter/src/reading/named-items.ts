/** Whom and which job a message names, wherever in it. */
import type { Item, NamedItem } from "@bole/language";
import { knownWords, matchNames } from "@bole/language/text";
import { matchTitles, piecesOf, type Titled } from "./match-titles.ts";
import { personItem, type Workspace } from "./workspace.ts";

/** Below this it is not certain whom the words name. */
const SURE = 0.8;
const APART = 0.08;

interface Records extends Pick<Workspace, "people"> {
  readonly jobs: readonly Titled[];
}

export function namedItems(message: string, { people, jobs }: Records): NamedItem[] {
  const records = {
    person: people.map(({ person }) => person.name),
    job: jobs.map(({ title }) => title),
  };
  return knownWords(message, records).flatMap(({ kind, place }) => {
    const words = message.slice(...place);
    const meant = meantBy(kind, words, { people, jobs });
    return meant
      .filter(({ label }) => kind !== "job" || isEnough(words, label))
      .map((item) => ({ item, place }));
  });
}

/** One word of a long title names no job by itself: "two days a week" is not "Harm in two languages". */
function isEnough(words: string, title: string): boolean {
  const [said, all] = [piecesOf(words).length, piecesOf(title).length];
  return said >= 2 || said === all;
}

/** Whom or which job words mean; empty where that is not clear. */
export function meantBy(kind: string, words: string, { people, jobs }: Records): Item[] {
  const ranked =
    kind === "job" ? matchTitles(words, jobs) : matchNames(words, people.map(personItem)).ranked;
  const [best, next] = ranked;
  const isClear = best && best.score >= SURE && best.score - (next?.score ?? 0) >= APART;
  return isClear ? [best.item] : [];
}
