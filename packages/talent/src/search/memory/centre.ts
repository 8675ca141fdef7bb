/** What the vectors of a language have in common. */
export interface Middle {
  readonly values: Float32Array;
  /** Its length by itself. */
  readonly square: number;
}

/** A question and the middle of a language, from which both it and the entries are measured. */
export interface Centre {
  /** Of length 1. */
  readonly query: Float32Array;
  readonly middle: Middle;
  /** How far the middle lies along the query. */
  readonly along: number;
}

export function middleOf(values: Float32Array): Middle {
  return { values, square: product(values, values) };
}

export function centreOf(query: Float32Array, middle: Middle): Centre {
  return { query, middle, along: product(query, middle.values) };
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
