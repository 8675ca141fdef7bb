/** What the index knows of the items to be judged: how near each is, and how much words and concepts say. */
import type { Recalled } from "@bole/talent";
import type { RecommendParts } from "../parts.ts";
import { isTitle } from "../profile/is-title.ts";
import { shareAt } from "../profile/own-or-wanted.ts";
import { waysOf } from "../recall/keyword-ways.ts";
import { type Analysed, entriesOf, questionFor } from "../recall/tracks.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { TUNING } from "./tuning.ts";

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
  /** By id, how far each stands out among all, in standard deviations; what is not there does not. */
  readonly nearness: ReadonlyMap<string, number>;
  /** How far one must stand out to be near at all. */
  readonly z_least: number;
}

export async function measure(
  { search }: Pick<RecommendParts, "search">,
  tenant: string,
  analysed: Analysed & { readonly asked: Pick<Asked, "wish"> },
  items: readonly Item[],
): Promise<Measures> {
  const written = analysed.analyzed_keywords.map((text) => ({ text, ways: waysOf(text) }));
  const concepts = new Set([
    ...analysed.asked.concepts.map(({ id }) => id),
    ...items.flatMap(({ tags, must }) => [...tags.skill, ...tags.interest, ...must]),
  ]);
  const recalled = await search.recall(tenant, {
    kinds: entriesOf(analysed.asked.kind).kinds,
    among: items.map(({ id }) => id),
    words: [...new Set(written.flatMap(({ ways }) => ways.flat()))],
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
    nearness: nearnessIn(recalled),
    z_least: leastNear(analysed.asked),
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

export const leastNear = (asked: Pick<Asked, "wish" | "concepts">): number =>
  isOnlyMeaning(asked) ? TUNING.z_least_of_title : TUNING.z_least;

/** A title that names no concept, or is of a language without a taxonomy: nothing but its meaning is left. */
const isOnlyMeaning = ({ wish, concepts }: Pick<Asked, "wish" | "concepts">): boolean =>
  isTitle(wish) && concepts.every(({ from }) => from === "meaning");

/** In standard deviations: then it does not matter what a model's similarities are like. */
function nearnessIn({ found, background }: Recalled): ReadonlyMap<string, number> {
  if (background === null || background.deviation === 0) return new Map();
  const { mean, deviation } = background;
  return new Map(found.semantic.map(({ id, score }) => [id, (score - mean) / deviation]));
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
