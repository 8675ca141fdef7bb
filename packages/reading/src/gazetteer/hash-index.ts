/** Numbers by hashes, in flat arrays: a map with 50,000 strings as keys takes too long to make. */
const BUCKETS = 2 ** 16;
const NONE = -1;

export class HashIndex {
  readonly #heads = new Int32Array(BUCKETS).fill(NONE);
  #hashes: Int32Array;
  #values: Int32Array;
  #next: Int32Array;
  #count = 0;

  /** @param room for how many there is room at first */
  constructor(room: number) {
    this.#hashes = new Int32Array(room);
    this.#values = new Int32Array(room);
    this.#next = new Int32Array(room);
  }

  add(hash: number, value: number): void {
    if (this.#count === this.#values.length) this.#grow();
    const bucket = hash & (BUCKETS - 1);
    this.#hashes[this.#count] = hash;
    this.#values[this.#count] = value;
    this.#next[this.#count] = this.#heads[bucket] ?? NONE;
    this.#heads[bucket] = this.#count;
    this.#count += 1;
  }

  /** Each once, in ascending order. */
  find(hash: number): number[] {
    const values = new Set<number>();
    let at = this.#heads[hash & (BUCKETS - 1)] ?? NONE;
    for (; at !== NONE; at = this.#next[at] ?? NONE) {
      if (this.#hashes[at] === hash) values.add(this.#values[at] ?? 0);
    }
    return [...values].sort((a, b) => a - b);
  }

  #grow(): void {
    const room = Math.max(64, this.#count * 2);
    this.#hashes = enlarged(this.#hashes, room);
    this.#values = enlarged(this.#values, room);
    this.#next = enlarged(this.#next, room);
  }
}

function enlarged(from: Int32Array, room: number): Int32Array {
  const into = new Int32Array(room);
  into.set(from);
  return into;
}
