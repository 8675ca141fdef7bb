/**
 * Columns of numbers that are needed for a moment in every search: made once and used again, because
 * megabytes a search keep the garbage collector busy. Whoever takes one is done with it before
 * anybody else has a turn.
 */
export class Scratch {
  #scores = new Float64Array(0);
  #marks = new Int32Array(0);

  /** So many zeros. */
  scores(length: number): Float64Array {
    if (this.#scores.length < length) this.#scores = new Float64Array(Math.ceil(length * 1.2));
    return this.#scores.subarray(0, length).fill(0);
  }

  /** So many zeros, at the same time as scores. */
  marks(length: number): Int32Array {
    if (this.#marks.length < length) this.#marks = new Int32Array(Math.ceil(length * 1.2));
    return this.#marks.subarray(0, length).fill(0);
  }
}
