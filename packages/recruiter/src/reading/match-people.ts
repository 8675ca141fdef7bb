/** Whom words mean: by name, by what is said of somebody, or by both: "the one from Hefei", 小叶，就是综合医院来的那位. */
import type { ConversationState, Item, Match } from "@bole/language";
import { matchNames } from "@bole/language/text";
import { type CandidateRow, conceptById } from "@bole/talent";
import { hasPiece, piecesOf } from "./match-titles.ts";
import { personItem } from "./workspace.ts";

/** From here on words name somebody. */
const SURE = 0.8;
const PARTS = /[,，;；。:：()（）]|[—–]+|\s-\s/u;

/** The best first. Of "Leo something, the student", the part that names somebody. */
export function matchNamed(words: string, rows: readonly CandidateRow[]): Match[] {
  const items = rows.map(personItem);
  const whole = matchNames(words, items).ranked;
  if (whole.some(({ score }) => score >= SURE)) return [...whole];
  const parts = words.split(PARTS).filter((part) => part.trim() !== "");
  const found = parts.map((part) => matchNames(part, items).ranked);
  return [...(found.find(([best]) => best !== undefined && best.score >= SURE) ?? whole)];
}

/** One who has all the words is as good as named; a surname names those who are in view. */
export function matchDescribed(
  words: string,
  rows: readonly CandidateRow[],
  { list, focus }: Pick<ConversationState, "list" | "focus">,
): Match[] {
  const seen = new Set([...list, ...Object.values(focus)].map(({ id }) => id));
  const inView = rows.filter(({ person }) => seen.has(person.id));
  const named = matchNames(words, inView.map(personItem)).ranked;
  if (named.some(({ score }) => score >= SURE)) return [...named];
  const said = piecesOf(words);
  if (said.length === 0) return [];
  return rows
    .map((row) => ({ item: personItem(row), score: 0.95 * (metBy(said, row) / said.length) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/**
 * Which of several of one name is meant: the one of whom the message says most, else the candidate of the job that is
 * spoken of. Undefined where neither tells them apart.
 */
export function toldApart(
  equal: readonly Item[],
  message: string,
  rows: readonly CandidateRow[],
  job: Item | undefined,
): Item | undefined {
  const ids = new Set(equal.map(({ id }) => id));
  const own = rows.filter(({ person }) => ids.has(person.id));
  const said = piecesOf(message);
  const [best, next] = own
    .map((row) => ({ item: personItem(row), met: metBy(said, row) }))
    .toSorted((a, b) => b.met - a.met);
  if (best && best.met > (next?.met ?? 0)) return best.item;
  const [only, ...more] = own.filter(({ stages }) =>
    stages.some(({ job_id }) => job_id === job?.id),
  );
  return only && more.length === 0 ? personItem(only) : undefined;
}

function metBy(said: readonly string[], { person, title, skills, stages }: CandidateRow): number {
  const concepts = skills.flatMap((id) => {
    const concept = conceptById(id);
    return concept ? [concept.zh, concept.en] : [];
  });
  const jobs = stages.map(({ job_title }) => job_title);
  const known = [person.headline ?? "", title, person.location ?? "", ...concepts, ...jobs];
  const own = new Set(piecesOf(known.join(" ")));
  return said.filter((piece) => hasPiece(piece, own)).length;
}
