/**
 * The port to the search index: people, résumés, jobs and projects, found on three tracks – tags,
 * meaning, keywords – that are fused by rank. Whoever writes data writes its entry in the same
 * transaction, so that what is stored is found and what is deleted is not.
 */
import type { StoreTransaction } from "@bole/store";
import type {
  EntryKind,
  IndexState,
  SearchEntry,
  SearchFilter,
  SearchKind,
  SearchResult,
  Track,
} from "../model/search.ts";
import type { Recalled, RecallQuery } from "./recall/recall-query.ts";
import type { SearchTables } from "./sql/tables.ts";

export interface SearchQuery {
  /** A few words or a sentence, in either language. */
  readonly q: string;
  /** @default all of them */
  readonly kinds?: readonly SearchKind[];
  /** Who applied for a job the index does not know: give their ids as `among`. */
  readonly filter?: Omit<SearchFilter, "job_id">;
  /** Only what has one of these ids, or is of a person with one of them. */
  readonly among?: readonly string[];
  /**
   * How many hits at most.
   * @minimum 1
   * @maximum 200
   * @default 20
   */
  readonly limit?: number;
  /** @default all of them */
  readonly tracks?: readonly Track[];
}

export interface SearchIndex {
  /**
   * Puts an entry, or another one in its place. Tags and keywords are found as soon as the
   * transaction is over; the vector is queued by it and follows.
   */
  put<DB extends SearchTables>(
    transaction: StoreTransaction<DB>,
    tenant: string,
    entry: SearchEntry,
  ): Promise<void>;
  /** Removes an entry, and what was made of it. One that isn't there is no error. */
  remove<DB extends SearchTables>(
    transaction: StoreTransaction<DB>,
    tenant: string,
    kind: EntryKind,
    id: string,
  ): Promise<void>;
  /** Never fails because a track does: each one says how it fared. */
  search(tenant: string, query: SearchQuery): Promise<SearchResult>;
  /**
   * What each track finds of what was made of a question before, without fusing them; and how much
   * each word and concept says here. Never fails because of the vector: then nothing is near.
   */
  recall(tenant: string, query: RecallQuery): Promise<Recalled>;
  /** Reads what a `recall` by these words will need, while its question is still being made. */
  prepare(tenant: string, query: Pick<RecallQuery, "kinds" | "words">): Promise<void>;
  state(tenant: string): Promise<IndexState>;
  /** Begins to make vectors of what is queued, for all tenants, and goes on until `close`. */
  start(): void;
  /** When nothing is left to make vectors of, or nothing can be. */
  whenIdle(): Promise<void>;
  /** Something was queued, here or by another process. */
  expect(): void;
  /** Lets go of what is being made; another process, or the next start, takes it up. */
  close(): Promise<void>;
}
