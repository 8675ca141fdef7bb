import type { Sourced } from "./draft.ts";

/** What every part of the reader works on. */
export interface Context {
  /** The document's text as it is: what values quote. */
  readonly original: string;
  /** The same, folded: what is matched. */
  readonly text: string;
  readonly sourced: Sourced;
}
