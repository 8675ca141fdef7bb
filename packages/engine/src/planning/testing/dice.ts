/** Chance, as the tests throw it. The seed comes from fast-check, so a failure can be replayed. */
export interface Dice {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

export function chance(dice: Dice, percent: number): boolean {
  return dice.below(100) < percent;
}

export function pick<T>(dice: Dice, list: readonly T[]): T {
  const found = list[dice.below(list.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

/** Mulberry32: the same throws for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return {
    below(n) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
    },
  };
}
