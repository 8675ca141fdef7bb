/**
 * The index's rows, as they are in SQL. `change` is the order in which processes learn of changes;
 * what it counts differs by database (`change-order.ts`).
 */
import type { EntryKind } from "../../model/search.ts";

/** Counted up by the database, so that an insert leaves it out. */
type Position = number | null;
type Json = string;

interface EntryRow {
  pos: Position;
  tenant: string;
  kind: EntryKind;
  id: string;
  person_id: string | null;
  title: string;
  text: string;
  tags: Json;
  location: string;
  years: number | null;
  language: "zh" | "en";
  status: string;
  /** How many words it has, for BM25. */
  length: number;
  change: number;
}

/** What processes that hold the entry in memory must let go of. */
interface RemovalRow {
  tenant: string;
  kind: EntryKind;
  pos: number;
  change: number;
  removed_at: string;
}

/** Which words an entry has: on SQLite an FTS5 table, on PostgreSQL an array of their keys. */
interface WordRow {
  /** The entry's `pos`. */
  rowid: number;
  words: string;
}

interface VectorRow {
  tenant: string;
  kind: EntryKind;
  pos: number;
  model: string;
  /** One after the other: a factor as a float of 32 bits, then a byte for each dimension. */
  chunks: Uint8Array;
  change: number;
}

/** An entry that vectors must be made of. */
interface QueueRow {
  tenant: string;
  pos: number;
  /** Another one each time the entry is put: what was made of the text before is not kept. */
  ticket: string;
  /** How often it failed. */
  attempts: number;
  /** Who takes it puts this off by the lease: if nobody finishes it, it is due again. */
  due_at: number;
  owner: string | null;
  error: string | null;
}

/** One row, on SQLite alone. */
interface ClockRow {
  at: number;
}

export interface SearchTables {
  search_entries: EntryRow;
  search_removals: RemovalRow;
  search_words: WordRow;
  search_vectors: VectorRow;
  search_queue: QueueRow;
  search_clock: ClockRow;
}
