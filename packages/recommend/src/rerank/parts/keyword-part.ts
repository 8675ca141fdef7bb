/**
 * How many of the keywords are there, from 0 to 1: BM25 over title, facts and text, as a share of what
 * an item would have with every one of them. A keyword that names a concept is also found under its
 * name in the other language; one that is nearly the same counts where it stands in the title.
 */
import { wordsOf } from "@bole/talent";
import type { Item } from "../../state/item.ts";
import type { Keyword, Measures } from "../measure.ts";
import { TUNING } from "../tuning.ts";
import { nearlySame } from "./nearly-same.ts";

export function keywordPart(
  item: Pick<Item, "headline" | "description" | "facts">,
  { keywords, average_length }: Pick<Measures, "keywords" | "average_length">,
): number {
  const text = textOf(item, average_length);
  let [total, found] = [0, 0];
  for (const { weight, ways } of keywords) {
    total += weight;
    found += weight * Math.max(0, ...ways.map((way) => shareOf(way, text)));
  }
  return total === 0 ? 0 : found / total;
}

interface Text {
  readonly counts: ReadonlyMap<string, number>;
  readonly title: readonly string[];
  /** Compared with the average. */
  readonly long: number;
}

function textOf(
  { headline, description, facts }: Pick<Item, "headline" | "description" | "facts">,
  average: number,
): Text {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (source: string, weight: number) => {
    for (const { word } of wordsOf(source)) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length += weight;
    }
  };
  add(headline, TUNING.title);
  add(description, 1);
  add(facts, 1);
  const title = Array.from(wordsOf(headline), ({ word }) => word);
  return { counts, title, long: average === 0 ? 1 : length / average };
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
