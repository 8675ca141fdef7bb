/** Which cases somebody's story is like. A guess: the person says which one it is. */
import { type Embedder, similarity } from "@bole/models";
import { sentencesIn } from "../facts/sentences.ts";
import { loadStored } from "../knowledge/stored-vectors.ts";
import type { Language } from "../text/language.ts";
import type { Case } from "./case.ts";
import { adviceText, byCase, CASE_VECTORS, type CaseVectors, caseTexts } from "./case-vectors.ts";
import { joined, openWordSpace, shared } from "./word-likeness.ts";

const OFFERED = 5;
/** What a coach says of a case counts beside its stories. */
const ADVICE = 0.7;
const SECOND = 0.5;

export interface Casebook {
  /** The nearest cases, the nearest first; none where the sentence model does not know meaning. */
  nearest(story: string, language: Language, signal?: AbortSignal): Promise<readonly Case[]>;
}

export function openCasebook(embedder: Embedder | undefined): Casebook {
  const opened = new Map<Language, Promise<Rater>>();
  return {
    async nearest(story, language, signal) {
      if (embedder === undefined || !(await embedder.ready()).knows_meaning) return [];
      const rater = opened.get(language) ?? openRater(embedder, language);
      opened.set(language, rater);
      // The sentence model reads the beginning of a long text only.
      const sentences = sentencesIn(story).map(({ text }) => text);
      const { vectors } = await embedder.embed(sentences, signal ? { signal } : {});
      const weights = sentences.map(({ length }) => Math.sqrt(length));
      const rate = await rater;
      return rate(story, meanOf(vectors, weights)).slice(0, OFFERED);
    },
  };
}

type Rater = (story: string, vector: Float32Array) => Case[];

async function openRater(embedder: Embedder, language: Language): Promise<Rater> {
  const vectors = await loadStored(embedder, caseTexts(language), CASE_VECTORS[language]);
  return raterOf(byCase(language, vectors));
}

/** @param known without the story that is rated, where one of theirs is */
export function raterOf(known: readonly CaseVectors[]): Rater {
  const usual = meanOf(known.flatMap(({ stories }) => stories));
  const words = openWordSpace([
    ...known.flatMap(({ found }) => found.stories),
    ...known.map(({ found }) => adviceText(found)),
  ]);
  const cases = known.map(({ found, stories, advice, title }) => ({
    found,
    ...{ meant: centred(meanOf(stories), usual), advice: centred(advice, usual) },
    title: centred(title, usual),
    terms: joined([
      ...found.stories.map((story) => ({
        terms: words.of(story),
        weight: 1 / found.stories.length,
      })),
      { terms: words.of(adviceText(found)), weight: ADVICE },
    ]),
  }));
  return (story, vector) => {
    const said = centred(vector, usual);
    const terms = words.of(story);
    // Each view has a scale of its own: what counts is how far a case stands out in it.
    const views = [
      { weight: 1, values: cases.map((one) => shared(terms, one.terms)) },
      { weight: 1, values: cases.map((one) => similarity(said, one.meant)) },
      { weight: SECOND, values: cases.map((one) => similarity(said, one.advice)) },
      { weight: SECOND, values: cases.map((one) => similarity(said, one.title)) },
    ].map(({ weight, values }) => standard(values).map((value) => value * weight));
    return cases
      .map(({ found }, at) => ({
        found,
        sum: views.reduce((sum, values) => sum + (values[at] ?? 0), 0),
      }))
      .toSorted((a, b) => b.sum - a.sum)
      .map(({ found }) => found);
  };
}

function meanOf(vectors: readonly Float32Array[], weights?: readonly number[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const [nth, vector] of vectors.entries())
    for (const [at, value] of vector.entries())
      sum[at] = (sum[at] ?? 0) + value * (weights?.[nth] ?? 1);
  return weights ? unit(sum) : sum.map((value) => value / Math.max(1, vectors.length));
}

const centred = (vector: Float32Array, usual: Float32Array): Float32Array =>
  unit(vector.map((value, at) => value - (usual[at] ?? 0)));

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function standard(values: readonly number[]): number[] {
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const spread = Math.sqrt(
    values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length),
  );
  return values.map((value) => (value - mean) / (spread || 1));
}
