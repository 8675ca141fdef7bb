/** What words mean, by the sentences and occupations that they are nearest to. Guesses: people see and change them. */
import { openSentenceStates, type SentenceStates } from "@bole/language/embedded";
import type { Embedder } from "@bole/models";
import { similarity } from "@bole/models";
import { allOccupations } from "@bole/talent/reading";
import { z } from "zod";
import { type Features, runsOf } from "../distress/features.ts";
import type { Language } from "../text/language.ts";
import { Demand } from "./demands.ts";
import { table } from "./table.ts";
import { allExamples, loadVectors, shippedModel } from "./vectors.ts";

export interface Meant {
  /** How somebody stands: the nearest sense, where it is near enough. */
  readonly sense: string | null;
  /** What kind of fact the words are, where they are near enough to one. */
  readonly kind: string | null;
  /** What they cannot or will not do, if the words are about that. */
  readonly demands: readonly { readonly demand: Demand; readonly likeness: number }[];
  /** Occupations that the words are like. */
  readonly near: readonly { readonly id: string; readonly likeness: number }[];
}

/** The speaker's work, what they want or are offered, or the work of somebody else. */
export const Ownership = z.enum(["own", "wanted", "offered", "other"]);
export type Ownership = z.infer<typeof Ownership>;

interface Likeness {
  readonly sense: string;
  readonly likeness: number;
}

export interface Meaning {
  /** Of each text, the senses of a set of examples that it is like, the nearest first, each once. */
  senses(
    set: string,
    texts: readonly string[],
    from: number,
    signal?: AbortSignal,
  ): Promise<Likeness[][]>;
  /** What a judge of sentences goes by; empty where there is no network. */
  features(sentences: readonly string[], signal?: AbortSignal): Promise<Features[]>;
  /** How like each text is to each of the others; empty rows where nobody can tell. */
  likeness(
    texts: readonly string[],
    others: readonly string[],
    signal?: AbortSignal,
  ): Promise<number[][]>;
  /** Whether a sentence says that somebody weighs several ways. */
  weighs(
    sentences: readonly string[],
    language: Language,
    signal?: AbortSignal,
  ): Promise<boolean[]>;
  of(words: readonly string[], language: Language, signal?: AbortSignal): Promise<Meant[]>;
  /** Whose the occupation is that a clause names; null where nobody can tell. */
  ownership(
    clauses: readonly { readonly clause: string; readonly name: string }[],
    language: Language,
    signal?: AbortSignal,
  ): Promise<(Ownership | null)[]>;
  /** Ends its share in the thread of the network. */
  close(): Promise<void>;
}

const NOTHING = new Float32Array();
const WEIGHED = 0.45;
const SENSE = 0.62;
const KIND = 0.5;
const DEMAND = 0.62;
const LIKE = 0.5;
const MOST_NEAR = 6;

/** @param embedder without one that knows meaning, words mean nothing here */
export function openMeaning(embedder: Embedder | undefined): Meaning {
  let states: SentenceStates | null = null;
  let vectors: Promise<readonly Float32Array[]> | null = null;
  const dilemmas: Partial<Record<Language, Promise<readonly Float32Array[]>>> = {};
  const examples = allExamples();
  const occupations = allOccupations();
  const meanings = async (texts: readonly string[], signal?: AbortSignal) =>
    embedder === undefined || !(await embedder.ready()).knows_meaning
      ? []
      : (await embedder.embed(texts, signal ? { signal } : {})).vectors;
  return {
    close: async () => states?.close(),
    async features(sentences, signal) {
      states ??= openSentenceStates("career");
      // The judge was trained with the model that ships; what another one says means nothing to it.
      const isShipped = (await embedder?.ready())?.model === shippedModel();
      const [meant, seen] = await Promise.all([
        isShipped ? meanings(sentences, signal) : [],
        states.of(sentences, signal),
      ]);
      return sentences.map((sentence, at) => ({
        meaning: meant[at] ?? new Float32Array(),
        state: seen[at] ?? new Float32Array(),
        runs: runsOf(sentence),
      }));
    },
    async senses(set, texts, from, signal) {
      const said = texts.length === 0 ? [] : await meanings(texts, signal);
      if (embedder === undefined || said.length === 0) return texts.map(() => []);
      vectors ??= loadVectors(embedder);
      const known = await vectors;
      return said.map((vector) => {
        const best = new Map<string, number>();
        for (const [place, example] of examples.entries()) {
          if (example.set !== set) continue;
          const likeness = similarity(vector, known[place] ?? new Float32Array());
          if (likeness >= Math.max(from, best.get(example.sense) ?? 0))
            best.set(example.sense, likeness);
        }
        return [...best]
          .map(([sense, likeness]) => ({ sense, likeness }))
          .toSorted((a, b) => b.likeness - a.likeness);
      });
    },
    async likeness(texts, others, signal) {
      if (texts.length === 0 || others.length === 0) return texts.map(() => []);
      const found = await meanings([...texts, ...others], signal);
      return texts.map((_, at) =>
        found.length === 0
          ? []
          : others.map((_, nth) =>
              similarity(found[at] ?? NOTHING, found[texts.length + nth] ?? NOTHING),
            ),
      );
    },
    async weighs(sentences, language, signal) {
      const rows = table("dilemmas.tsv").filter(([code]) => code === language);
      if (sentences.length === 0) return [];
      dilemmas[language] ??= meanings(rows.map(([, , text = ""]) => text));
      const known = await dilemmas[language];
      const said = known.length === 0 ? [] : await meanings(sentences, signal);
      return sentences.map((_, at) => {
        const rated = rows.map(([, sense], nth) => ({
          sense,
          likeness: similarity(said[at] ?? NOTHING, known[nth] ?? NOTHING),
        }));
        const best = rated.toSorted((a, b) => b.likeness - a.likeness)[0];
        return best !== undefined && best.sense === "weighs" && best.likeness >= WEIGHED;
      });
    },
    async ownership(clauses, language, signal) {
      const rows = table("ownership.tsv").filter(([code]) => code === language);
      const texts = clauses.flatMap(({ clause, name }) => [
        clause,
        ...rows.map(([, , sentence = ""]) => sentence.replace("{x}", name)),
      ]);
      const found = texts.length === 0 ? [] : await meanings(texts, signal);
      if (found.length === 0) return clauses.map(() => null);
      return clauses.map((_, at) => {
        const [said = NOTHING, ...others] = found.slice(at * (rows.length + 1));
        const rated = rows.map(([, sense = ""], nth) => ({
          sense: Ownership.parse(sense),
          likeness: similarity(said, others[nth] ?? NOTHING),
        }));
        return rated.toSorted((a, b) => b.likeness - a.likeness)[0]?.sense ?? null;
      });
    },
    async of(words, language, signal) {
      const silent = words.map((): Meant => ({ sense: null, kind: null, demands: [], near: [] }));
      if (embedder === undefined || words.length === 0) return silent;
      if (!(await embedder.ready()).knows_meaning) return silent;
      vectors ??= loadVectors(embedder);
      const known = await vectors;
      const said = (await embedder.embed(words, signal ? { signal } : {})).vectors;
      const first = examples.length + (language === "zh" ? 0 : occupations.length);
      return said.map((vector) => {
        const at = (place: number) => similarity(vector, known[place] ?? new Float32Array());
        const rated = examples.map((example, place) => ({ ...example, likeness: at(place) }));
        const best = (set: string, from: number) =>
          rated
            .filter((one) => one.set === set && one.likeness >= from)
            .toSorted((a, b) => b.likeness - a.likeness);
        const demands = best("demand", DEMAND).map(({ sense, likeness }) => ({
          demand: Demand.parse(sense),
          likeness,
        }));
        return {
          sense: best("situation", SENSE)[0]?.sense ?? null,
          kind: best("kind", KIND)[0]?.sense ?? null,
          demands: demands.slice(0, 1),
          near: occupations
            .map(({ id }, place) => ({ id, likeness: at(first + place) }))
            .filter(({ likeness }) => likeness >= LIKE)
            .toSorted((a, b) => b.likeness - a.likeness)
            .slice(0, MOST_NEAR),
        };
      });
    },
  };
}
