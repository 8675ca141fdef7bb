/**
 * One tenant's entries of one kind as this process knows them. Before each search it reads what is
 * new, so that it sees what other processes have written.
 */
import type { EmbeddingModel } from "@bole/models";
import type { Store } from "@bole/store";
import type { SearchKind } from "../../model/search.ts";
import { changeFloor } from "../sql/change-order.ts";
import { changedEntries, changedVectors, removedPositions } from "../sql/changes.ts";
import type { SearchTables } from "../sql/tables.ts";
import { keyPrefix } from "../sql/word-keys.ts";
import { NO_POSTING, type Posting } from "../sql/words.ts";
import { unpackVectors } from "../vectors/quantise.ts";
import { isCommon, isTelling } from "./common-words.ts";
import { PostingCache } from "./posting-cache.ts";
import { Roster } from "./roster.ts";
import { VectorMatrix } from "./vector-matrix.ts";

/** Stands for an entry that is not, or no longer, in memory. */
export const NO_ROW = -1;

interface RowsOf {
  readonly rows: Int32Array;
  /** How many of them are entries of this segment. */
  readonly count: number;
  readonly version: number;
}

export class Segment {
  readonly tenant: string;
  readonly kind: SearchKind;
  readonly #store: Store<SearchTables>;
  readonly roster = new Roster();
  matrix: VectorMatrix | null = null;
  readonly #postings: PostingCache;
  readonly #rowsOf = new WeakMap<Posting, RowsOf>();
  /** Another one whenever an entry is. */
  #version = 0;
  #model: string | null = null;
  #floor = 0;
  #vectorFloor = 0;
  #reading: Promise<void> = Promise.resolve();
  #next: { readonly model: EmbeddingModel | null; readonly read: Promise<void> } | null = null;

  constructor(store: Store<SearchTables>, tenant: string, kind: SearchKind) {
    this.#store = store;
    this.tenant = tenant;
    this.kind = kind;
    this.#postings = new PostingCache(store, keyPrefix(tenant, kind));
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
    const read = await this.#postings.read(telling, this.#version);
    if (!read.some(({ positions }) => isTelling(this.roster, positions.length))) {
      return this.#postings.read(words, this.#version);
    }
    const byWord = new Map(telling.map((word, place) => [word, read[place] ?? NO_POSTING]));
    return words.map((word) => byWord.get(word) ?? NO_POSTING);
  }

  /** Where the entries of a list are; found out once for each version of the entries. */
  rowsOf(posting: Posting): RowsOf {
    const known = this.#rowsOf.get(posting);
    if (known !== undefined && known.version === this.#version) return known;
    const rows = Int32Array.from(posting.positions, (pos) => this.roster.rowOf(pos) ?? NO_ROW);
    const count = rows.reduce((sum, row) => (row === NO_ROW ? sum : sum + 1), 0);
    const found = { rows, count, version: this.#version };
    this.#rowsOf.set(posting, found);
    return found;
  }

  async #read(model: EmbeddingModel | null): Promise<void> {
    const next = await changeFloor(this.#store);
    const { tenant, kind } = this;
    const since = { tenant, kind, floor: this.#floor };
    for await (const entry of changedEntries(this.#store, since)) {
      if (this.roster.isKnown(entry)) continue;
      this.roster.set(entry);
      this.#version += 1;
    }
    // Afterwards: what is removed in between is not brought back by an older reading.
    const removed = this.#floor === 0 ? [] : await removedPositions(this.#store, since);
    for (const pos of removed) {
      const row = this.roster.delete(pos);
      if (row === undefined) continue;
      this.matrix?.delete(row);
      this.#version += 1;
    }
    this.#floor = next;
    if (model?.knows_meaning) await this.#readVectors(model, next);
  }

  async #readVectors({ model, dimensions }: EmbeddingModel, next: number): Promise<void> {
    if (this.matrix === null || this.#model !== model) {
      this.matrix = new VectorMatrix(dimensions);
      this.#model = model;
      this.#vectorFloor = 0;
    }
    const since = { tenant: this.tenant, kind: this.kind, floor: this.#vectorFloor };
    for await (const { pos, chunks } of changedVectors(this.#store, since, model)) {
      const row = this.roster.rowOf(pos);
      if (row !== undefined) this.matrix.set(row, unpackVectors(chunks, dimensions));
    }
    this.#vectorFloor = next;
  }
}
