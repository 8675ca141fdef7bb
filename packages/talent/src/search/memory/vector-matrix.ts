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

/** What texts of a language have in common, and a question without what questions have. */
export interface Centre {
  /** Of length 1. */
  readonly query: Float32Array;
  readonly centre: Float64Array;
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

  /** The sum of the pieces of some entries, the same ones each time, and how many pieces that were. */
  sumOf(isMeant: (row: number) => boolean, most: number): { sum: Float64Array; count: number } {
    const sum = new Float64Array(this.#dimensions);
    let count = 0;
    for (const slot of this.#sample(isMeant, most).flat()) {
      const factor = this.#factors[slot] ?? 0;
      const from = slot * this.#dimensions;
      for (let at = 0; at < sum.length; at++) {
        sum[at] = (sum[at] ?? 0) + factor * (this.#bytes[from + at] ?? 0);
      }
      count += 1;
    }
    return { sum, count };
  }

  /** Entries near a question, measured around a centre, so that what all texts share does not count. */
  nearestAround(centre: Centre, passes: Uint8Array): Near[] {
    if (centre.query.length !== this.#dimensions) return [];
    const rows = new Set(
      this.#likely(centre.query, passes).map((slot) => this.#rows[slot] ?? FREE),
    );
    return Array.from(rows, (row) => ({
      row,
      ...this.#around(centre, this.#slots.get(row) ?? []),
    }));
  }

  /** How near some entries are, whatever they are about. */
  sampleAround(centre: Centre, isMeant: (row: number) => boolean, most: number): number[] {
    if (centre.query.length !== this.#dimensions) return [];
    return this.#sample(isMeant, most).map((slots) => this.#around(centre, slots).similarity);
  }

  /** The mean of how near the first piece, the nearest piece and all pieces together are. */
  #around({ query, centre }: Centre, slots: readonly number[]): Pick<Near, "similarity" | "chunk"> {
    const whole = new Float64Array(this.#dimensions);
    const piece = new Float64Array(this.#dimensions);
    let [first, best, chunk] = [0, -1, 0];
    for (const [place, slot] of slots.entries()) {
      const factor = this.#factors[slot] ?? 0;
      const from = slot * this.#dimensions;
      for (let at = 0; at < piece.length; at++) {
        const value = factor * (this.#bytes[from + at] ?? 0) - (centre[at] ?? 0);
        piece[at] = value;
        whole[at] = (whole[at] ?? 0) + value;
      }
      const similarity = cosine(piece, query);
      if (place === 0) first = similarity;
      if (similarity > best) [best, chunk] = [similarity, this.#chunks[slot] ?? 0];
    }
    return { similarity: (first + best + cosine(whole, query)) / 3, chunk };
  }

  #sample(isMeant: (row: number) => boolean, most: number): (readonly number[])[] {
    const rows: number[] = [];
    for (const row of this.#slots.keys()) if (isMeant(row)) rows.push(row);
    const every = Math.max(1, Math.floor(rows.length / most));
    return rows
      .filter((_, place) => place % every === 0)
      .map((row) => this.#slots.get(row) ?? [])
      .filter((slots) => slots.length > 0);
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

function cosine(vector: Float64Array, unit: Float32Array): number {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < vector.length; at++) {
    const value = vector[at] ?? 0;
    sum += value * (unit[at] ?? 0);
    squares += value * value;
  }
  return squares === 0 ? 0 : sum / Math.sqrt(squares);
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
