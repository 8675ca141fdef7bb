/** What the index knows of the items to be judged: how near each is, and how much words and concepts say. */
import type { Recalled } from "@bole/talent";
import type { KnownParts } from "../parts.ts";
import { shareAt } from "../profile/own-or-wanted.ts";
import { ownWords } from "../profile/own-words.ts";
import { waysOf } from "../recall/keyword-ways.ts";
import { type Analysed, entriesOf, questionFor } from "../recall/tracks.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { clausesWanted, type TitleLikeness, titleLikeness } from "./title-likeness.ts";

/** A keyword, how much it says, and the words that it is found by: all of one way, or of another. */
export interface Keyword {
  readonly text: string;
  readonly weight: number;
  readonly ways: readonly (readonly { readonly word: string; readonly weight: number }[])[];
}

export interface Measures {
  readonly keywords: readonly Keyword[];
  /** How much each concept says: the fewer entries have it, the more. */
  readonly concept_weights: ReadonlyMap<string, number>;
  readonly average_length: number;
  /** The words of the wish as they were typed, and how much each says. */
  readonly own_words: readonly { readonly word: string; readonly weight: number }[];
  /** Words that the wish names to keep something away. */
  readonly unwanted_words: readonly string[];
  /** By id, how alike its title is to what is wanted; empty where nothing can be compared. */
  readonly title_likeness: ReadonlyMap<string, TitleLikeness>;
  /** By id, how near each is, as a share of how near two equal texts are. */
  readonly nearness: ReadonlyMap<string, number>;
  /** The same, of the clauses of the wish, each counting as much as any other: one is often about hours or reasons. */
  readonly clause_nearness: ReadonlyMap<string, number>;
  /** Whether no word and no concept of the question is known here: only its meaning is left. */
  readonly is_meaning_alone: boolean;
}

export async function measure(
  { search, meaning }: Pick<KnownParts, "search" | "meaning">,
  tenant: string,
  analysed: Analysed & { readonly asked: Pick<Asked, "wish" | "title" | "occupations"> },
  items: readonly Item[],
): Promise<Measures> {
  const written = analysed.analyzed_keywords.map((text) => ({ text, ways: waysOf(text) }));
  const concepts = new Set([
    ...analysed.asked.concepts.map(({ id }) => id),
    ...items.flatMap(({ tags, must }) => [...tags.skill, ...tags.interest, ...must]),
  ]);
  const own = ownWords(analysed.asked.wish);
  const { asked, search_vectors } = analysed;
  const clauses = await meaning.vectorsOf(clausesWanted(asked));
  const likeness = titleLikeness(meaning, clauses, search_vectors, items);
  const recalled = await search.recall(tenant, {
    kinds: entriesOf(analysed.asked.kind).kinds,
    among: items.map(({ id }) => id),
    words: [...new Set([...written.flatMap(({ ways }) => ways.flat()), ...own.wanted])],
    concepts: [...concepts].map((id) => ({ id, weight: 1 })),
    ...questionFor("semantic", analysed),
    depth: 200,
  });
  const weigh = weigher(recalled);
  return {
    keywords: keywordsOfWays(
      written.map(({ text, ways }) => [text, ways]),
      weigh,
      analysed.asked.wish,
    ),
    concept_weights: recalled.concept_weights,
    average_length: recalled.average_length,
    own_words: own.wanted.map((word) => ({ word, weight: weigh(word) })),
    unwanted_words: own.unwanted,
    title_likeness: await likeness,
    nearness: nearnessIn(recalled),
    clause_nearness: await nearnessOf(
      search,
      tenant,
      asked,
      asked.wish === "" ? [] : clauses,
      items,
    ),
    is_meaning_alone: isMeaningAlone(analysed.asked, recalled),
  };
}

/** Keywords with the ways that each is found by, weighed by what their words say. */
export function keywordsOfWays(
  written: readonly (readonly [text: string, ways: readonly (readonly string[])[]])[],
  weigh: (word: string) => number,
  wish: string,
): Keyword[] {
  return written.map(([text, ways]) => {
    const weighed = ways.map((way) => way.map((word) => ({ word, weight: weigh(word) })));
    const share = shareAt(wish, wish.toLowerCase().indexOf(text.toLowerCase()));
    return { text, weight: share * leastOf(weighed), ways: weighed };
  });
}

/** Of the middle of some vectors; empty where there is none. */
async function nearnessOf(
  search: KnownParts["search"],
  tenant: string,
  { kind, model, text_language: language }: Pick<Asked, "kind" | "model" | "text_language">,
  vectors: readonly Float32Array[],
  items: readonly Item[],
): Promise<ReadonlyMap<string, number>> {
  const [first] = vectors;
  if (first === undefined || model === null) return new Map();
  const values = first.map((_, at) => vectors.reduce((sum, one) => sum + (one[at] ?? 0), 0));
  const length = Math.hypot(...values) || 1;
  const vector = { model, values: values.map((value) => value / length), language };
  const { kinds } = entriesOf(kind);
  return nearnessIn(
    await search.recall(tenant, { kinds, among: items.map(({ id }) => id), vector, depth: 200 }),
  );
}

/** Nothing named, no title known, and no entry has a word of it: as with letters typed at random. */
function isMeaningAlone(
  { concepts, occupations }: Pick<Asked, "concepts" | "occupations">,
  { word_weights }: Recalled,
): boolean {
  const isNamed = occupations.length > 0 || concepts.some(({ from }) => from !== "meaning");
  return !isNamed && [...word_weights.values()].every((weight) => weight === 0);
}

function nearnessIn({ found, background }: Recalled): ReadonlyMap<string, number> {
  if (background === null || background.equal === 0) return new Map();
  return new Map(found.semantic.map(({ id, score }) => [id, score / background.equal]));
}

/** What no entry has says as much as what hardly any has. */
function weigher({ word_weights, entries }: Recalled): (word: string) => number {
  const most = Math.log(1 + (entries + 0.5) / 0.5);
  return (word) => word_weights.get(word) || most;
}

/** By its most common way, because that is how most would be found. */
function leastOf(ways: Keyword["ways"]): number {
  const means = ways.map(
    (way) => way.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, way.length),
  );
  return means.length === 0 ? 0 : Math.min(...means);
}
