/**
 * What an item has in common with a question, one number for each way to measure it. All of them are on a scale of
 * their own from 0 (nothing) to 1: the learned weights make parts of them, and nothing in common stays nothing.
 */
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import type { Measures } from "./measure.ts";
import { keywordShare, ownShare } from "./parts/keyword-part.ts";
import { occupationPart } from "./parts/occupation-part.ts";
import { semanticPart } from "./parts/semantic-part.ts";
import { conceptShare } from "./parts/tag-part.ts";
import { TITLES } from "./tuning.ts";

export const FEATURES = {
  /** Wanted concepts that it has, under any of their names, and whether it is called what is wanted. */
  tag: ["concepts", "occupation", "terms"],
  /**
   * All that was made of a question, its clauses, and what the item is called; beside them the words as they were
   * typed, which show what a small sentence model misses.
   */
  semantic: ["near", "clauses_near", "title", "title_near", "own_words"],
  keyword: ["keywords", "own_words"],
} as const;

export type Feature = (typeof FEATURES)[keyof typeof FEATURES][number];

/** Undefined where a question says nothing of the kind, or nothing can be compared. */
export type Features = Readonly<Record<Feature, number | undefined>>;

export function featuresOf(item: Item, asked: Asked, measures: Measures): Features {
  const { own_words, keywords, is_meaning_alone: isAlone } = measures;
  const weightOf = (id: string) => measures.concept_weights.get(id) ?? 1;
  const titled = isAlone ? undefined : measures.title_likeness.get(item.id);
  const near = (by: ReadonlyMap<string, number>) => {
    const nearness = by.get(item.id);
    return nearness === undefined ? undefined : semanticPart(nearness, isAlone);
  };
  const shared = keywords.length === 0 ? undefined : keywordShare(item, measures);
  const isNamed = asked.concepts.length > 0 || asked.occupations.length > 0;
  return {
    concepts: asked.concepts.length === 0 ? undefined : conceptShare(item, asked, weightOf),
    occupation: asked.occupations.length === 0 ? undefined : (occupationPart(item, asked) ?? 0),
    title: titled && likenessOf(titled.clause),
    title_near: titled && likenessOf(titled.whole),
    near: near(measures.nearness),
    clauses_near: near(measures.clause_nearness),
    keywords: shared,
    // Words are a sign of concepts only where some are named.
    terms: isNamed ? shared : undefined,
    own_words: own_words.length === 0 ? undefined : ownShare(item, measures),
  };
}

const likenessOf = (near: number): number =>
  Math.min(1, Math.max(0, (near - TITLES.least) / (TITLES.most - TITLES.least)));
