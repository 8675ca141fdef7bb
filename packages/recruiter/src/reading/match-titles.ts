/** Which job is meant by words that are rarely its whole title: "the backend role", 支付那个岗. */
import type { Item, Match } from "@bole/language";
import { matchNames, tellingWords } from "@bole/language/text";
import type { JobSummary } from "@bole/talent";
import { findConcepts } from "@bole/talent/reading";
import { jobItem } from "./workspace.ts";

export type Titled = Pick<JobSummary, "id" | "title" | "organisation" | "location">;

/** The best first. 1 is the whole title; words that no title has speak against every job. */
export function matchTitles(words: string, jobs: readonly Titled[]): Match[] {
  const byName = new Map(
    matchNames(words, jobs.map(jobItem)).ranked.map(({ item, score }) => [item.id, score]),
  );
  const said = tellingWords(words);
  return jobs
    .map((job): { item: Item; score: number } => {
      const own = new Set(piecesOf(`${job.title} ${job.organisation} ${job.location}`));
      const short = initialsOf(job.title);
      const share = shareOf(said, (piece) => short.has(piece) || hasPiece(piece, own));
      const scores = [byName.get(job.id) ?? 0, 0.95 * share, acrossLanguages(words, job.title)];
      return { item: jobItem(job), score: Math.max(...scores) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** Latin words, and each two Han characters in a row. */
export const piecesOf = (text: string): string[] => [
  ...new Set(tellingWords(text).flatMap(pairsOf)),
];

/** How much of the words is met: Latin ones as a whole, Han ones by the characters of the pairs that are. */
function shareOf(said: readonly string[], isMet: (piece: string) => boolean): number {
  const weights = said.map((word) => {
    if (!HAN.test(word)) return { all: LATIN, met: isMet(word) ? LATIN : 0 };
    const covered = new Set(
      pairsOf(word).flatMap((pair, at) =>
        isMet(pair) ? Array.from(pair, (_, within) => at + within) : [],
      ),
    );
    return { all: word.length, met: covered.size };
  });
  const sum = (of: "all" | "met") => weights.reduce((total, one) => total + one[of], 0);
  return said.length === 0 ? 0 : sum("met") / sum("all");
}

/** A Latin word says as much as two Han characters. */
const LATIN = 2;

/** "backend" is 后端: what both are about, where they are written in two scripts. */
function acrossLanguages(words: string, title: string): number {
  if (HAN.test(words) === HAN.test(title)) return 0;
  const about = new Set(findConcepts(title).map(({ id }) => id));
  const said = findConcepts(words);
  const met = said.filter(({ id }) => about.has(id));
  return said.length === 0 ? 0 : 0.85 * (met.length / said.length);
}

const HAN = /\p{Script=Han}/u;

function pairsOf(word: string): string[] {
  if (!HAN.test(word) || word.length < 3) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

export const hasPiece = (piece: string, own: ReadonlySet<string>): boolean =>
  own.has(piece) || begins(piece, own);

/** "exec" of "executive", "maths" beside "mathematics". */
const begins = (piece: string, own: ReadonlySet<string>): boolean =>
  /^[a-z]{3,}$/.test(piece) &&
  [...own].some((word) => word.startsWith(piece) || isKin(piece, word));

/** Whether two words begin with the same four letters or more, and differ only at their ends. */
function isKin(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  return same >= 4 && same >= 0.75 * shorter;
}

/** "ae" of "Account Executive, Mid-Market", "fe" of "Senior Frontend Engineer". */
function initialsOf(title: string): ReadonlySet<string> {
  const letters = tellingWords(title).flatMap((word) => (HAN.test(word) ? [] : [word[0] ?? ""]));
  return new Set(
    letters.flatMap((_, from) =>
      [2, 3, 4].map((length) => letters.slice(from, from + length).join("")),
    ),
  );
}
