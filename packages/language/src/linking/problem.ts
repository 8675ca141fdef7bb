import type { Item } from "../conversation/item.ts";

/** Why a call cannot be done yet, and what to ask for. */
export interface Problem {
  readonly argument: string;
  /**
   * `missing`: nothing names it; `unknown`: the words name nothing that there is; `several`: equally good
   * ones; `unsure`: one that may be meant; `invalid`: a value that the tool does not take.
   */
  readonly reason: "missing" | "unknown" | "several" | "unsure" | "invalid";
  /** The words in question. */
  readonly words: string;
  readonly choices: readonly Item[];
}
