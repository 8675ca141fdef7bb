/** A question and the middle of a language, from which both it and the entries are measured. */
export interface Centre {
  /** Of length 1. */
  readonly query: Float32Array;
  readonly centre: Float32Array;
  /** How far the centre lies along the query, and its length by itself. */
  readonly along: number;
  readonly square: number;
}

export function centreOf(query: Float32Array, centre: Float32Array): Centre {
  let [along, square] = [0, 0];
  for (let at = 0; at < centre.length; at++) {
    const value = centre[at] ?? 0;
    along += value * (query[at] ?? 0);
    square += value * value;
  }
  return { query, centre, along, square };
}
