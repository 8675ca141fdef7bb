/** A vector's signs, one bit each: how many two differ in says roughly how far apart they are. */
export function writeSigns(values: ArrayLike<number>, into: Uint32Array, at: number): void {
  const count = Math.ceil(values.length / 32);
  for (let word = 0; word < count; word++) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit++) {
      if ((values[word * 32 + bit] ?? 0) > 0) bits |= 1 << bit;
    }
    into[at + word] = bits;
  }
}

/** In how many bits `count` numbers from `at` on differ from the query's. */
export function distance(
  signs: Uint32Array,
  at: number,
  query: Uint32Array,
  count: number,
): number {
  let sum = 0;
  for (let word = 0; word < count; word++) {
    let bits = (signs[at + word] ?? 0) ^ (query[word] ?? 0);
    bits -= (bits >>> 1) & 0x5555_5555;
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
    sum += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return sum;
}
