/** Numbers from 0 to 1, the same for the same seed each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same things in an order of their own. */
export const shuffled = <T>(things: readonly T[], random: () => number): T[] =>
  things
    .map((thing) => ({ thing, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ thing }) => thing);
