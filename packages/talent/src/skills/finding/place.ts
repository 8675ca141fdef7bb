import type { Alias } from "../taxonomy/alias.ts";

/** A match, in the text itself, and what it means as far as that is known. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Alias[];
  chosen: Alias | undefined;
}
