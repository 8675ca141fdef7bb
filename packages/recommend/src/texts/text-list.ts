/**
 * Any list of texts – titles, skills, short descriptions – in order for a question, all of them, the best
 * first: by the same parts and knowledge as a recommendation, without a database. For whoever has
 * a list and a question, and for measuring on lists that others have judged.
 */
import type { Embedder } from "@bole/models";
import { asMeant, type ConceptVectors } from "@bole/talent";
import { analyseSaid } from "../profile/analyse.ts";
import { Meaning } from "../profile/meaning.ts";
import { saidIn } from "../profile/said-in.ts";
import { NOBODY } from "../profile/who-asks.ts";
import { waysOf } from "../recall/keyword-ways.ts";
import { keywordsOfWays } from "../rerank/measure.ts";
import { keywordPart } from "../rerank/parts/keyword-part.ts";
import { tagPart } from "../rerank/parts/tag-part.ts";
import { partsOf } from "../rerank/score.ts";
import type { Parts } from "../state/ranked.ts";
import { itemOf, weightsOf } from "./text-items.ts";
import { nearnessTo, type TextVector } from "./text-nearness.ts";
import { textParts, textScore } from "./text-score.ts";

export interface RankedText {
  readonly text: string;
  /** Where it stands in the list that was given. */
  readonly index: number;
  /** From 0 to 100. */
  readonly score: number;
  readonly parts: Parts;
}

export interface TextList {
  /** All of them, the best first. */
  rank(question: string, options?: { readonly signal?: AbortSignal }): Promise<RankedText[]>;
}

export interface TextListParts {
  /** One that knows meaning ranks best: `openEmbedder()`. */
  readonly embedder: Embedder;
  /** @default those of the taxonomy, by the embedder */
  readonly concepts?: ConceptVectors;
}

/** So many are embedded at once. */
const BATCH = 64;

/** Reads each text once: a list is made for many questions. */
export async function openTextList(
  { embedder, concepts }: TextListParts,
  texts: readonly string[],
): Promise<TextList> {
  const meaning = new Meaning(embedder, concepts);
  const items = texts.map(itemOf);
  const { wordWeight, conceptWeight, average_length } = weightsOf(items);
  const vectors: TextVector[] = [];
  if ((await embedder.ready()).knows_meaning) {
    for (let first = 0; first < texts.length; first += BATCH) {
      const batch = items.slice(first, first + BATCH);
      const embedded = await embedder.embed(batch.map(({ title }) => asMeant(title)));
      for (const [at, values] of embedded.vectors.entries()) {
        vectors.push({ language: batch[at]?.language ?? "en", values });
      }
    }
  }
  return {
    async rank(question, { signal = new AbortController().signal } = {}) {
      const said = { wish: saidIn(question), behind: NOBODY };
      const { asked, analyzed_keywords, search_vectors } = await analyseSaid(meaning, said, signal);
      const vector = { language: asked.text_language, values: Float32Array.from(search_vectors) };
      const nearness =
        asked.model === null ? new Map<string, number>() : nearnessTo(vector, vectors);
      const ids = new Set([
        ...asked.concepts.map(({ id }) => id),
        ...items.flatMap(({ tags }) => [...tags.skill, ...tags.interest]),
      ]);
      const measures = {
        keywords: keywordsOfWays(
          analyzed_keywords.map((text) => [text, waysOf(text)]),
          wordWeight,
          asked.wish,
        ),
        concept_weights: new Map([...ids].map((id) => [id, conceptWeight(id)])),
        average_length,
        // Each text is a title: its words and its nearness to the whole are all that there is.
        own_words: [],
      };
      const weightOf = (id: string) => measures.concept_weights.get(id) ?? 1;
      const near = (index: number): number => nearness.get(String(index)) ?? 0;
      return items
        .map((item, index): RankedText => {
          const tag = tagPart(item, asked, weightOf);
          const judged = partsOf({ tag, semantic: 0, keyword: keywordPart(item, measures) });
          const parts = textParts(judged, nearness.get(item.id));
          return { text: item.title, index, score: textScore(parts), parts };
        })
        .toSorted(
          (a, b) => b.score - a.score || near(b.index) - near(a.index) || a.index - b.index,
        );
    },
  };
}
