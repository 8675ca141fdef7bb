/**
 * The vectors of a tenant's entries of one kind, in memory. All are compared by their signs, 32 bytes
 * each, which is quick; the nearest of these again by their bytes, which is right. 100,000 of 256
 * dimensions take 29 MB.
 */
import type { Quantised } from "../vectors/quantise.ts";
import { distance, writeSigns } from "./hamming.ts";

/** How many are compared a second time. */
const RESCORED = 1_000;
const FREE = -1;
/** Further than any vector can be. */
const OUT = 0xffff;

export interface Near {
  readonly row: number;
  readonly similarity: number;
  /** Which piece of the text it was. */
  readonly chunk: number;
}

export interface Background {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export class VectorMatrix {
  readonly #dimensions: number;
  readonly #words: number;
  #signs: Uint32Array;
  #bytes: Int8Array;
  #factors: Float32Array;
  /** The row each slot belongs to. */
  #rows: Int32Array;
  #chunks: Uint8Array;
  /** Of the question that is compared; kept, because a search should leave little to collect. */
  #distances: Uint16Array;
  #used = 0;
  readonly #free: number[] = [];
  readonly #slots = new Map<number, readonly number[]>();

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.#words = Math.ceil(dimensions / 32);
    this.#signs = new Uint32Array(0);
    this.#bytes = new Int8Array(0);
    this.#factors = new Float32Array(0);
    this.#rows = new Int32Array(0);
    this.#chunks = new Uint8Array(0);
    this.#distances = new Uint16Array(0);
  }

  /** How many entries have vectors. */
  get size(): number {
    return this.#slots.size;
  }

  set(row: number, vectors: readonly Quantised[]): void {
    this.delete(row);
    const slots = vectors.map(({ factor, bytes }, chunk) => {
      const slot = this.#free.pop() ?? this.#grow();
      this.#bytes.set(bytes, slot * this.#dimensions);
      writeSigns(bytes, this.#signs, slot * this.#words);
      this.#factors[slot] = factor;
      this.#rows[slot] = row;
      this.#chunks[slot] = chunk;
      return slot;
    });
    this.#slots.set(row, slots);
  }

  delete(row: number): void {
    for (const slot of this.#slots.get(row) ?? []) {
      this.#rows[slot] = FREE;
      this.#free.push(slot);
    }
    this.#slots.delete(row);
  }

  /** The best piece of each entry that passes; in no order, and more than are asked for. */
  nearest(query: Float32Array, passes: Uint8Array): Near[] {
    if (query.length !== this.#dimensions) return [];
    const best = new Map<number, Near>();
    for (const slot of this.#likely(query, passes)) {
      const row = this.#rows[slot] ?? FREE;
      const similarity = product(this.#bytes, slot, query) * (this.#factors[slot] ?? 0);
      if (similarity > (best.get(row)?.similarity ?? -Infinity)) {
        best.set(row, { row, similarity, chunk: this.#chunks[slot] ?? 0 });
      }
    }
    return [...best.values()];
  }

  /**
   * How near entries are that have nothing to do with the question: the sum, and that of the squares,
   * over some of them, the same each time.
   */
  background(query: Float32Array, most: number): Background {
    const sums = { count: 0, sum: 0, squares: 0 };
    if (query.length !== this.#dimensions) return sums;
    const every = Math.max(1, Math.floor(this.#slots.size / most));
    let place = 0;
    for (const slots of this.#slots.values()) {
      place += 1;
      if (place % every !== 0 || slots.length === 0) continue;
      let best = -1;
      for (const slot of slots) {
        const similarity = product(this.#bytes, slot, query) * (this.#factors[slot] ?? 0);
        if (similarity > best) best = similarity;
      }
      sums.count += 1;
      sums.sum += best;
      sums.squares += best * best;
    }
    return sums;
  }

  /** The slots with the fewest different signs: those up to the distance that gives enough. */
  #likely(query: Float32Array, passes: Uint8Array): number[] {
    const signs = new Uint32Array(this.#words);
    writeSigns(query, signs, 0);
    const distances = this.#distances.subarray(0, this.#used);
    measure(distances, signs, this.#signs, this.#rows, passes);
    const counts = new Uint32Array(OUT + 1);
    for (let slot = 0; slot < distances.length; slot++) {
      const far = distances[slot] ?? OUT;
      counts[far] = (counts[far] ?? 0) + 1;
    }
    let limit = 0;
    for (let sum = counts[0] ?? 0; sum < RESCORED && limit < OUT - 1; ) {
      limit += 1;
      sum += counts[limit] ?? 0;
    }
    const likely: number[] = [];
    for (let slot = 0; slot < distances.length; slot++) {
      if ((distances[slot] ?? OUT) <= limit) likely.push(slot);
    }
    return likely;
  }

  #grow(): number {
    if (this.#used === this.#rows.length) {
      const room = Math.max(64, Math.ceil(this.#used * 1.5));
      this.#signs = enlarged(this.#signs, new Uint32Array(room * this.#words));
      this.#bytes = enlarged(this.#bytes, new Int8Array(room * this.#dimensions));
      this.#factors = enlarged(this.#factors, new Float32Array(room));
      this.#rows = enlarged(this.#rows, new Int32Array(room));
      this.#chunks = enlarged(this.#chunks, new Uint8Array(room));
      this.#distances = new Uint16Array(room);
    }
    this.#used += 1;
    return this.#used - 1;
  }
}

/** Of each slot; `OUT` for those that do not pass. A function of its own: the engine makes it fast. */
function measure(
  distances: Uint16Array,
  query: Uint32Array,
  signs: Uint32Array,
  rows: Int32Array,
  passes: Uint8Array,
): void {
  const words = query.length;
  for (let slot = 0; slot < distances.length; slot++) {
    const row = rows[slot] ?? FREE;
    const isIn = row !== FREE && passes[row] === 1;
    distances[slot] = isIn ? distance(signs, slot * words, query, words) : OUT;
  }
}

function product(bytes: Int8Array, slot: number, query: Float32Array): number {
  const at = slot * query.length;
  let sum = 0;
  for (let place = 0; place < query.length; place++) {
    sum += (bytes[at + place] ?? 0) * (query[place] ?? 0);
  }
  return sum;
}

function enlarged<Column extends { set(from: ArrayLike<number>): void } & ArrayLike<number>>(
  from: Column,
  into: Column,
): Column {
  into.set(from);
  return into;
}
