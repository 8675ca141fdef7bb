/** Texts as the items that are judged, and how much their words and concepts say among them. */
import { languageOf } from "@bole/reading/text";
import { findConcepts, otherNames, tagsOf, withOtherNames, wordsOf } from "@bole/talent";
import type { Measures } from "../rerank/measure.ts";
import { TUNING } from "../rerank/tuning.ts";
import type { Item } from "../state/item.ts";

export function itemOf(text: string, place: number): Item {
  return {
    id: String(place),
    kind: "job",
    title: text,
    organisation: "",
    location: "",
    headline: text,
    description: "",
    facts: otherNames(text),
    language: languageOf(text),
    tags: tagsOf(findConcepts(withOtherNames(text))),
    must: [],
    min_years: null,
    degree: null,
    gives_orders: false,
    source: [],
    ranks: {},
  };
}

interface TextWeights extends Pick<Measures, "average_length"> {
  readonly wordWeight: (word: string) => number;
  readonly conceptWeight: (id: string) => number;
}

/** The fewer texts have something, the more it says. */
export function weightsOf(items: readonly Item[]): TextWeights {
  const words = new Map<string, number>();
  const concepts = new Map<string, number>();
  let length = 0;
  for (const { headline, facts, tags } of items) {
    const own = Array.from(wordsOf(headline), ({ word }) => word);
    const others = Array.from(wordsOf(facts), ({ word }) => word);
    length += own.length * TUNING.title + others.length;
    for (const word of new Set([...own, ...others])) words.set(word, (words.get(word) ?? 0) + 1);
    for (const id of [...tags.skill, ...tags.interest]) {
      concepts.set(id, (concepts.get(id) ?? 0) + 1);
    }
  }
  const weigher = (counts: ReadonlyMap<string, number>) => (key: string) => {
    const having = counts.get(key) ?? 0;
    return Math.log(1 + (items.length - having + 0.5) / (having + 0.5));
  };
  return {
    wordWeight: weigher(words),
    conceptWeight: weigher(concepts),
    average_length: items.length === 0 ? 0 : length / items.length,
  };
}
