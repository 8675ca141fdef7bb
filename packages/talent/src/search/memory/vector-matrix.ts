/**
 * The vectors of a tenant's entries of one kind, in memory. All are compared by their signs, 32 bytes
 * each, which is quick; the nearest of these again by their bytes, which is right. 100,000 of 256
 * dimensions take 29 MB.
 */
import type { Quantised } from "../vectors/quantise.ts";
import type { Centre, Middle } from "./centre.ts";
import { writeSigns } from "./hamming.ts";
import { FREE, likelySlots } from "./likely-slots.ts";

/** How many are compared a second time; around centres, of each group. */
const RESCORED = 1_000;
const RESCORED_AROUND = 500;

export interface Near {
  readonly row: number;
  readonly similarity: number;
  /** Which piece of the text it was. */
  readonly chunk: number;
}

/** The pieces of an entry, and how long all of them together are: the square of it. */
interface Pieces {
  readonly slots: readonly number[];
  readonly square: number;
}

export class VectorMatrix {
  readonly #dimensions: number;
  readonly #words: number;
  #signs: Uint32Array;
  #bytes: Int8Array;
  #factors: Float32Array;
  /** How long each vector is: the square of it. */
  #squares: Float64Array;
  /** The row each slot belongs to. */
  #rows: Int32Array;
  #chunks: Uint8Array;
  /** Of the question that is compared; kept, because a search should leave little to collect. */
  #distances: Uint16Array;
  #used = 0;
  #changes = 0;
  readonly #free: number[] = [];
  readonly #pieces = new Map<number, Pieces>();
  /** By slot, how much a vector has of a middle. */
  readonly #shared = new WeakMap<Middle, Float64Array>();

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.#words = Math.ceil(dimensions / 32);
    this.#signs = new Uint32Array(0);
    this.#bytes = new Int8Array(0);
    this.#factors = new Float32Array(0);
    this.#squares = new Float64Array(0);
    this.#rows = new Int32Array(0);
    this.#chunks = new Uint8Array(0);
    this.#distances = new Uint16Array(0);
  }

  /** How many entries have vectors. */
  get size(): number {
    return this.#pieces.size;
  }

  /** Another one whenever a vector is. */
  get changes(): number {
    return this.#changes;
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
      this.#squares[slot] = squareOf(this.#sum([slot]));
      return slot;
    });
    this.#pieces.set(row, { slots, square: squareOf(this.#sum(slots)) });
  }

  delete(row: number): void {
    this.#changes += 1;
    for (const slot of this.#pieces.get(row)?.slots ?? []) {
      this.#rows[slot] = FREE;
      this.#free.push(slot);
    }
    this.#pieces.delete(row);
  }

  /** The best piece of each entry that passes; in no order, and more than are asked for. */
  nearest(query: Float32Array, passes: Uint8Array): Near[] {
    const best = new Map<number, Near>();
    for (const slot of this.#likely(query, passes, RESCORED)) {
      const row = this.#rows[slot] ?? FREE;
      const similarity = product(this.#bytes, slot, query) * (this.#factors[slot] ?? 0);
      if (similarity > (best.get(row)?.similarity ?? -Infinity)) {
        best.set(row, { row, similarity, chunk: this.#chunks[slot] ?? 0 });
      }
    }
    return [...best.values()];
  }

  /** Some of the entries of a group, the same ones each time. */
  sample(groups: Uint8Array, group: number, most: number): readonly number[] {
    const rows: number[] = [];
    for (const [row, { slots }] of this.#pieces) {
      if (groups[row] === group && slots.length > 0) rows.push(row);
    }
    const every = Math.max(1, Math.floor(rows.length / most));
    return rows.filter((_, place) => place % every === 0);
  }

  /** The sum of the pieces of entries, and how many pieces that are. */
  sumOf(rows: readonly number[]): { readonly sum: Float64Array; readonly count: number } {
    const slots = rows.flatMap((row) => this.#pieces.get(row)?.slots ?? []);
    return { sum: this.#sum(slots), count: slots.length };
  }

  /**
   * Entries near a question, measured around centres, so that what all texts share does not count.
   * @param groups by row, from 1 on: around which of the centres; 0 where it is not sought
   */
  nearestAround(centres: readonly Centre[], groups: Uint8Array): Near[] {
    const query = centres[0]?.query;
    if (query === undefined) return [];
    const likely = this.#likely(query, groups, RESCORED_AROUND);
    const rows = new Set(likely.map((slot) => this.#rows[slot] ?? FREE));
    return this.around(centres, groups, [...rows]);
  }

  /** How near these entries are. */
  around(centres: readonly Centre[], groups: Uint8Array, rows: readonly number[]): Near[] {
    const near: Near[] = [];
    for (const row of rows) {
      const pieces = this.#pieces.get(row);
      const centre = centres[(groups[row] ?? 0) - 1];
      if (pieces === undefined || pieces.slots.length === 0 || centre === undefined) continue;
      if (centre.query.length === this.#dimensions) near.push(this.#around(row, pieces, centre));
    }
    return near;
  }

  /**
   * The mean of how near the first piece, the nearest piece and all pieces together are. What is left
   * of a vector without the centre need not be written out: lengths and angles follow from the sums.
   */
  #around(row: number, { slots, square }: Pieces, { query, middle, along: off }: Centre): Near {
    let [first, best, chunk] = [0, -1, 0];
    let [along, across] = [0, 0];
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] ?? 0;
      const factor = this.#factors[slot] ?? 0;
      const towards = factor * product(this.#bytes, slot, query);
      const shared = this.#sharedWith(middle, slot);
      along += towards;
      across += shared;
      const left = (this.#squares[slot] ?? 0) - 2 * shared + middle.square;
      const similarity = cosine(towards - off, left);
      if (place === 0) first = similarity;
      if (similarity > best) [best, chunk] = [similarity, this.#chunks[slot] ?? 0];
    }
    const count = slots.length;
    const left = square - 2 * count * across + count * count * middle.square;
    const whole = cosine(along - count * off, left);
    return { row, similarity: (first + best + whole) / 3, chunk };
  }

  /** The same for every question, until a vector changes: then there is another middle. */
  #sharedWith(middle: Middle, slot: number): number {
    const known = this.#shared.get(middle) ?? new Float64Array(this.#rows.length).fill(Number.NaN);
    this.#shared.set(middle, known);
    const shared = known[slot] ?? Number.NaN;
    if (!Number.isNaN(shared)) return shared;
    known[slot] = (this.#factors[slot] ?? 0) * product(this.#bytes, slot, middle.values);
    return known[slot] ?? 0;
  }

  #sum(slots: readonly number[]): Float64Array {
    const sum = new Float64Array(this.#dimensions);
    for (const slot of slots) {
      const factor = this.#factors[slot] ?? 0;
      const from = slot * this.#dimensions;
      for (let at = 0; at < sum.length; at++) {
        sum[at] = (sum[at] ?? 0) + factor * (this.#bytes[from + at] ?? 0);
      }
    }
    return sum;
  }

  /** The slots with the fewest different signs. */
  #likely(query: Float32Array, groups: Uint8Array, most: number): number[] {
    if (query.length !== this.#dimensions) return [];
    const signs = new Uint32Array(this.#words);
    writeSigns(query, signs, 0);
    const from = {
      query: signs,
      signs: this.#signs,
      rows: this.#rows,
      distances: this.#distances.subarray(0, this.#used),
      dimensions: this.#dimensions,
    };
    return likelySlots(from, groups, most);
  }

  #grow(): number {
    if (this.#used === this.#rows.length) {
      const room = Math.max(64, Math.ceil(this.#used * 1.5));
      this.#signs = enlarged(this.#signs, new Uint32Array(room * this.#words));
      this.#bytes = enlarged(this.#bytes, new Int8Array(room * this.#dimensions));
      this.#factors = enlarged(this.#factors, new Float32Array(room));
      this.#squares = enlarged(this.#squares, new Float64Array(room));
      this.#rows = enlarged(this.#rows, new Int32Array(room));
      this.#chunks = enlarged(this.#chunks, new Uint8Array(room));
      this.#distances = new Uint16Array(room);
    }
    this.#used += 1;
    return this.#used - 1;
  }
}

/** @param along how far a vector goes along one of length 1 */
function cosine(along: number, square: number): number {
  return square <= 1e-12 ? 0 : along / Math.sqrt(square);
}

function squareOf(vector: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (vector[at] ?? 0) ** 2;
  return sum;
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
