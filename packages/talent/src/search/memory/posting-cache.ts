/**
 * Lists of the words that were sought last, until an entry changes: on PostgreSQL a list of 10,000
 * takes 5 ms to read. How long lists were is remembered for longer, so that words which are almost
 * everywhere need not be read to know that they say nothing.
 */
import type { Store } from "@bole/store";
import type { SearchTables } from "../sql/tables.ts";
import { type Posting, readPostings } from "../sql/words.ts";

/** Five bytes each. */
const MOST_POSITIONS = 2_000_000;
const MOST_LENGTHS = 20_000;

export class PostingCache {
  readonly #store: Store<SearchTables>;
  readonly #base: number;
  readonly #postings = new Map<string, Posting>();
  readonly #lengths = new Map<string, number>();
  #positions = 0;
  #version = 0;

  constructor(store: Store<SearchTables>, base: number) {
    this.#store = store;
    this.#base = base;
  }

  /** How many entries had a word when it was last sought. */
  lengthOf(word: string): number {
    return this.#lengths.get(word) ?? 0;
  }

  /**
   * The lists as they are, or were at this version of the entries.
   * @param most beyond so many entries of a word the list may end
   */
  async read(words: readonly string[], version: number, most: number): Promise<Posting[]> {
    if (version !== this.#version) {
      this.#postings.clear();
      this.#positions = 0;
      this.#version = version;
    }
    const found = new Map<string, Posting>();
    for (const word of words) {
      const known = this.#postings.get(word);
      if (known !== undefined) found.set(word, known);
    }
    const missing = words.filter((word) => !found.has(word));
    const read = await readPostings(this.#store, this.#base, missing, most);
    for (const [place, posting] of read.entries()) {
      const word = missing[place] ?? "";
      found.set(word, posting);
      if (version === this.#version) this.#keep(word, posting);
    }
    return words.flatMap((word) => found.get(word) ?? []);
  }

  #keep(word: string, posting: Posting): void {
    this.#lengths.delete(word);
    this.#lengths.set(word, posting.positions.length);
    const [oldest = ""] = this.#lengths.keys();
    if (this.#lengths.size > MOST_LENGTHS) this.#lengths.delete(oldest);
    if (!posting.isWhole || this.#postings.has(word)) return;
    this.#postings.set(word, posting);
    this.#positions += posting.positions.length;
    for (const [first, { positions }] of this.#postings) {
      if (this.#positions <= MOST_POSITIONS) return;
      this.#postings.delete(first);
      this.#positions -= positions.length;
    }
  }
}
