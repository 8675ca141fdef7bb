/**
 * How many of the words are there, from 0 to 1: BM25 over title, facts and text, as a share of what an item would
 * have with every one of them. Either the words as they were typed, or the keywords: one that names a concept is also
 * found under its name in the other language; one that is nearly the same counts where it stands in the title.
 */
import { wordsOf } from "@bole/talent";
import type { Item } from "../../state/item.ts";
import type { Keyword, Measures } from "../measure.ts";
import { ALL_WORDS, TUNING } from "../tuning.ts";
import { nearlySame } from "./nearly-same.ts";

export function keywordPart(item: Texts, words: Words): number {
  return Math.max(keywordShare(item, words), ownShare(item, words));
}

type Words = Pick<Measures, "keywords" | "own_words" | "average_length">;

export function keywordShare(item: Texts, { keywords, average_length }: Words): number {
  const text = comparedWith(item, average_length);
  let [total, found] = [0, 0];
  for (const { weight, ways } of keywords) {
    total += weight;
    found += weight * Math.max(0, ...ways.map((way) => shareOf(way, text)));
  }
  return total === 0 ? 0 : found / total;
}

/** A word that comes often counts for more than one, so that few words of many can be as good as all. */
export function ownShare(item: Texts, { own_words, average_length }: Words): number {
  const { k1, b } = TUNING;
  const { counts, long } = comparedWith(item, average_length);
  let [total, found] = [0, 0];
  for (const { word, weight } of own_words) {
    const often = counts.get(word) ?? 0;
    total += weight;
    found += (weight * often * (k1 + 1)) / (often + k1 * (1 - b + b * long));
  }
  return total === 0 ? 0 : Math.min(1, found / total / ALL_WORDS);
}

function comparedWith(item: Texts, average: number): Text {
  const { counts, title, length } = textOf(item);
  return { counts, title, long: average === 0 ? 1 : length / average };
}

type Texts = Pick<Item, "headline" | "description" | "facts">;

interface Counted {
  readonly counts: ReadonlyMap<string, number>;
  readonly title: readonly string[];
  readonly length: number;
}

/** Each item is read once, however many keywords are sought in it. */
const read = new WeakMap<Texts, Counted>();

function textOf(item: Texts): Counted {
  const known = read.get(item);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  let length = 0;
  const add = (source: string, weight: number) => {
    for (const { word } of wordsOf(source)) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length += weight;
    }
  };
  add(item.headline, TUNING.title);
  add(item.description, 1);
  add(item.facts, 1);
  const title = Array.from(wordsOf(item.headline), ({ word }) => word);
  const counted = { counts, title, length };
  read.set(item, counted);
  return counted;
}

interface Text extends Omit<Counted, "length"> {
  /** Compared with the average. */
  readonly long: number;
}

/** Of a keyword of several words, how much is there. */
function shareOf(way: Keyword["ways"][number], { counts, title, long }: Text): number {
  let [total, found] = [0, 0];
  for (const { word, weight } of way) {
    const often = counts.get(word);
    total += weight;
    found +=
      weight *
      (often === undefined ? TUNING.fuzzy * nearlySame(word, title) : saturated(often, long));
  }
  return total === 0 ? 0 : found / total;
}

/** Another mention adds less and less; a long text has more of everything. */
function saturated(often: number, long: number): number {
  const { k1, b, title } = TUNING;
  const share = (count: number) => count / (count + k1 * (1 - b + b * long));
  return Math.min(1, share(often) / share(title));
}
