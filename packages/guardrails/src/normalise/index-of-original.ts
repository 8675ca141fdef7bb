import type { MappedText } from "./mapped-text.ts";

/** The first place of the mapped text that stood at or after a place of the original. */
export function mappedIndex({ starts }: MappedText, original: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < original) low = middle + 1;
    else high = middle;
  }
  return low;
}
