/** A question of which tags, words and a vector were made before, and what is found by each. */
import type { TextLanguage } from "@bole/reading/text";
import type { EntryKind, SearchFilter, Track } from "../../model/search.ts";

export interface RecallQuery {
  readonly kinds: readonly EntryKind[];
  readonly filter?: Omit<SearchFilter, "job_id">;
  /** Only what lies in one of these areas, may lie in one, or is anywhere; ids of the gazetteer. */
  readonly within?: readonly string[];
  /**
   * How near each of these is, however far behind the best, and how much the words and concepts say.
   * Nothing is sought by tags and words then.
   */
  readonly among?: readonly string[];
  /** Concepts, and how much each is wanted, from 0 to 1. */
  readonly concepts?: readonly { readonly id: string; readonly weight: number }[];
  /** As `queryWords` gives them. */
  readonly words?: readonly string[];
  readonly vector?: RecallVector;
  /**
   * How many of each track at most.
   * @default 50
   * @maximum 200
   */
  readonly depth?: number;
}

export interface RecallVector {
  readonly model: string;
  readonly values: Float32Array;
  /** Of the text that it was made of. */
  readonly language: TextLanguage;
}

export interface RecalledEntry {
  readonly kind: EntryKind;
  readonly id: string;
  /** As the track measures it: scores of two tracks cannot be compared. */
  readonly score: number;
}

export interface Recalled {
  /** The best first. */
  readonly found: Readonly<Record<Track, readonly RecalledEntry[]>>;
  /** How many entries there are of these kinds. */
  readonly entries: number;
  /** How many of them the filter lets through. */
  readonly passing: number;
  /** How many of them have a vector of the model. */
  readonly with_vectors: number;
  /** How much each word and each concept says: the fewer entries have it, the more. */
  readonly word_weights: ReadonlyMap<string, number>;
  readonly concept_weights: ReadonlyMap<string, number>;
  /** How many words an entry has on average. */
  readonly average_length: number;
  /** How near any entry is, whatever it is about; null where nothing can be compared. */
  readonly background: {
    readonly mean: number;
    readonly deviation: number;
    /** How near two equal texts are. */
    readonly equal: number;
  } | null;
}
