/**
 * One tenant's entries of one kind as this process knows them. Before each search it reads what is
 * new, so that it sees what other processes have written.
 */
import type { EmbeddingModel } from "@bole/models";
import type { Store } from "@bole/store";
import type { EntryKind } from "../../model/search.ts";
import type { RecallQuery } from "../recall/recall-query.ts";
import type { SearchQuery } from "../search-index.ts";
import { changeFloor, saysAll } from "../sql/change-order.ts";
import { changedEntries, changedVectors, removedPositions } from "../sql/changes.ts";
import type { SearchTables } from "../sql/tables.ts";
import { keyBase } from "../sql/word-keys.ts";
import { NO_POSTING, type Posting } from "../sql/words.ts";
import { unpackVectors } from "../vectors/quantise.ts";
import { ALL, fromWhereCommon, isCommon, isTelling } from "./common-words.ts";
import { PostingCache } from "./posting-cache.ts";
import { Roster } from "./roster.ts";
import { passingRows } from "./row-filter.ts";
import { Scratch } from "./scratch.ts";
import { VectorMatrix } from "./vector-matrix.ts";

/** One byte for each entry. */
const MOST_MASKS = 8;

/** Stands for an entry that is not, or no longer, in memory. */
export const NO_ROW = -1;

interface RowsOf {
  readonly rows: Int32Array;
  /** How many of them are entries of this segment. */
  readonly count: number;
  readonly version: number;
}

/** What a question is limited to. */
export type Limits = Pick<SearchQuery, "filter" | "among"> & Pick<RecallQuery, "within">;

/** What a filter lets through. */
export interface Passing {
  /** 1 where a row may be found. */
  readonly rows: Uint8Array;
  readonly count: number;
}

const counted = (rows: Uint8Array): Passing => ({
  rows,
  count: rows.reduce((sum, passes) => sum + passes, 0),
});

export class Segment {
  readonly tenant: string;
  readonly kind: EntryKind;
  readonly #store: Store<SearchTables>;
  readonly roster = new Roster();
  matrix: VectorMatrix | null = null;
  readonly scratch = new Scratch();
  readonly #postings: PostingCache;
  readonly #rowsOf = new WeakMap<Posting, RowsOf>();
  /** Another one whenever an entry is. */
  #version = 0;
  /** Rows that pass a filter, by its text. */
  readonly #masks = new Map<string, Passing>();
  #masksAt = -1;
  #rankings = 0;
  #ranked = Promise.withResolvers<void>();
  #model: string | null = null;
  #floor = 0;
  #vectorFloor = 0;
  #reading: Promise<void> = Promise.resolve();
  #next: { readonly model: EmbeddingModel | null; readonly read: Promise<void> } | null = null;

  constructor(store: Store<SearchTables>, tenant: string, kind: EntryKind) {
    this.#store = store;
    this.tenant = tenant;
    this.kind = kind;
    this.#postings = new PostingCache(store, keyBase(tenant, kind));
  }

  /** Reads what was written before this call. Calls that wait for the same reading share it. */
  refresh(model: EmbeddingModel | null): Promise<void> {
    if (this.#next !== null && this.#next.model === model) return this.#next.read;
    const read = this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#read(model);
      });
    this.#reading = read;
    this.#next = { model, read };
    return read;
  }

  /**
   * Which entries have each of the words; none for a word that is known to be in too many to say
   * anything, unless all of them are. Give what is up to date.
   */
  async postings(words: readonly string[]): Promise<Posting[]> {
    const isSkipped = (word: string) => isCommon(this.roster, this.#postings.lengthOf(word));
    const telling = words.filter((word) => !isSkipped(word));
    const most = fromWhereCommon(this.roster);
    const read = await this.#postings.read(telling, this.#version, most);
    if (!read.some(({ positions }) => isTelling(this.roster, positions.length))) {
      return this.#postings.read(words, this.#version, ALL);
    }
    const byWord = new Map(telling.map((word, place) => [word, read[place] ?? NO_POSTING]));
    return words.map((word) => byWord.get(word) ?? NO_POSTING);
  }

  /** In how many entries each of the words is, as far as that is less than nearly everywhere. */
  async counts(words: readonly string[]): Promise<number[]> {
    const postings = await this.postings(words);
    return words.map((word, place) => {
      const read = this.rowsOf(postings[place] ?? NO_POSTING).count;
      return read > 0 ? read : Math.min(this.#postings.lengthOf(word), this.roster.size);
    });
  }

  /**
   * Nothing changes until the work is done, though others have their turn: a row that is being ranked
   * must not get another entry.
   */
  async unchanged<T>(work: () => Promise<T>): Promise<T> {
    this.#rankings += 1;
    try {
      return await work();
    } finally {
      this.#rankings -= 1;
      if (this.#rankings === 0) this.#ranked.resolve();
    }
  }

  /** Where the entries of a list are; found out once for each version of the entries. */
  rowsOf(posting: Posting): RowsOf {
    const known = this.#rowsOf.get(posting);
    if (known !== undefined && known.version === this.#version) return known;
    const { positions } = posting;
    const rows = new Int32Array(positions.length);
    let count = 0;
    for (let at = 0; at < rows.length; at++) {
      const row = this.roster.rowOf(positions[at] ?? 0);
      rows[at] = row ?? NO_ROW;
      if (row !== undefined) count += 1;
    }
    const found = { rows, count, version: this.#version };
    this.#rowsOf.set(posting, found);
    return found;
  }

  /** Reads where entries are, before somebody asks what is `within` an area. */
  readPlaces(): Promise<void> {
    return this.roster.places.read(this.roster.locations.all);
  }

  /** Which rows a search may find. The same for the same filter, until an entry changes. */
  passing(query: Limits): Passing {
    const { within } = query;
    if (within === undefined) return this.#passingFilter(query);
    const all = this.#passingFilter(query).rows;
    const rows = new Uint8Array(all.length);
    let count = 0;
    for (const row of this.roster.places.rowsIn(within)) {
      if (all[row] !== 1 || rows[row] === 1) continue;
      rows[row] = 1;
      count += 1;
    }
    return { rows, count };
  }

  #passingFilter(query: Limits): Passing {
    if (query.among !== undefined) return counted(passingRows(this.roster, query));
    if (this.#masksAt !== this.roster.changes) this.#masks.clear();
    this.#masksAt = this.roster.changes;
    const filter = JSON.stringify(query.filter ?? {});
    const known = this.#masks.get(filter) ?? counted(passingRows(this.roster, query));
    this.#masks.set(filter, known);
    const [oldest = ""] = this.#masks.keys();
    if (this.#masks.size > MOST_MASKS) this.#masks.delete(oldest);
    return known;
  }

  async #read(model: EmbeddingModel | null): Promise<void> {
    const next = await changeFloor(this.#store);
    const isRead =
      !model?.knows_meaning || (this.#model === model.model && this.#vectorFloor === next);
    if (isRead && this.#floor === next && saysAll(this.#store)) return;
    const { tenant, kind } = this;
    const since = { tenant, kind, floor: this.#floor };
    for await (const entries of changedEntries(this.#store, since)) {
      await this.#change(() => {
        for (const entry of entries) {
          if (this.roster.isKnown(entry)) continue;
          this.roster.set(entry);
          this.#version += 1;
        }
      });
    }
    // Afterwards: what is removed in between is not brought back by an older reading.
    const removed = this.#floor === 0 ? [] : await removedPositions(this.#store, since);
    await this.#change(() => {
      for (const pos of removed) {
        const row = this.roster.delete(pos);
        if (row === undefined) continue;
        this.matrix?.delete(row);
        this.#version += 1;
      }
    });
    this.#floor = next;
    if (model?.knows_meaning) await this.#readVectors(model, next);
  }

  async #readVectors({ model, dimensions }: EmbeddingModel, next: number): Promise<void> {
    const isNew = this.matrix === null || this.#model !== model;
    const matrix = isNew ? new VectorMatrix(dimensions) : this.matrix;
    if (isNew) this.#vectorFloor = 0;
    this.matrix = matrix;
    this.#model = model;
    const since = { tenant: this.tenant, kind: this.kind, floor: this.#vectorFloor };
    for await (const vectors of changedVectors(this.#store, since, model)) {
      await this.#change(() => {
        for (const { pos, chunks } of vectors) {
          const row = this.roster.rowOf(pos);
          if (row !== undefined) matrix?.set(row, unpackVectors(chunks, dimensions));
        }
      });
    }
    this.#vectorFloor = next;
  }

  /** Applies what was read when nobody ranks. */
  async #change(apply: () => void): Promise<void> {
    while (this.#rankings > 0) {
      this.#ranked = Promise.withResolvers();
      await this.#ranked.promise;
    }
    apply();
  }
}
