/** What a line says around the words that it names something with, as hashes for a linear model. */
import type { LocalDay } from "@bole/base";
import { hashOf } from "../linear/scores.ts";
import { tokensOf } from "../passages/tokens.ts";
import { datesIn } from "../text/dates.ts";

export const CLAIM_FEATURES = 1 << 14;

export interface Mention {
  readonly text: string;
  /** Where it is named. */
  readonly place: readonly [start: number, end: number];
  /** Dates before it are past. */
  readonly today: LocalDay;
}

const MENTION = "@";
const MOST_TOKENS = 60;
/** Tokens on either side that are looked at with their place. */
const NEAR = 20;
const CLAUSE_END = new Set([",", ";", ".", "，", "；", "。", "、"]);

export function claimFeatures({ text, place: [start, end], today }: Mention): number[] {
  const before = wordsOf(text.slice(0, start), today).slice(-MOST_TOKENS);
  const after = wordsOf(text.slice(end), today).slice(0, MOST_TOKENS);
  const around = [...before.slice(-3), MENTION, ...after.slice(0, 3)];
  return [
    ...new Set([
      hash("bias"),
      ...grams(around)
        .filter((gram) => gram.includes(MENTION))
        .map(hash),
      ...sided("<", before.toReversed()).map(hash),
      ...sided(">", after).map(hash),
    ]),
  ];
}

/** One to three words in a row, with their side and how many clauses away they are. */
function sided(side: string, words: readonly string[]): string[] {
  const found: string[] = [];
  let clause = 0;
  words.slice(0, NEAR).forEach((word, at) => {
    if (CLAUSE_END.has(word)) {
      clause += 1;
      return;
    }
    const row = words.slice(at, at + 3);
    const stop = row.findIndex((one) => CLAUSE_END.has(one));
    const read = stop < 0 ? row : row.slice(0, stop);
    for (let length = 1; length <= read.length; length += 1) {
      const said = read.slice(0, length);
      const ordered = (side === "<" ? said.toReversed() : said).join(" ");
      found.push(`${side}${Math.min(clause, 2)} ${ordered}`, `* ${ordered}`);
    }
  });
  return found;
}

function grams(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    [2, 3, 4].flatMap((length) =>
      from + length <= words.length ? [words.slice(from, from + length).join(" ")] : [],
    ),
  );
}

/** Words and signs in lower case; a date only says whether it is over. */
function wordsOf(text: string, today: LocalDay): string[] {
  const words: string[] = [];
  let from = 0;
  const plain = (to: number) => {
    const part = text.slice(from, to).normalize("NFKC").toLowerCase();
    const places = tokensOf(part, MOST_TOKENS);
    for (let at = 0; at < places.length; at += 2)
      words.push(part.slice(places[at] ?? 0, places[at + 1]));
  };
  for (const { place, year, month, day } of datesIn(text)) {
    if (year === undefined || place[0] < from) continue;
    plain(place[0]);
    const there = [year, month ?? 12, day ?? 31];
    const now = [today.year, today.month, today.day];
    words.push(compare(there, now) < 0 ? PAST : FUTURE);
    from = place[1];
  }
  plain(text.length);
  return words;
}

const PAST = "#past";
const FUTURE = "#future";

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

const hash = (text: string) => hashOf(text, CLAIM_FEATURES);
