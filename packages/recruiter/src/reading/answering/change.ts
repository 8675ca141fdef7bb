/** What an answer comes to: a change of what waits, or words for why it is none. */
import type { Item, Spoken, Words } from "@bole/language";
import { z } from "zod";
import type { DecisionValue } from "../../model/decision.ts";

export const Change = z.enum(["drop", "keep", "add", "restore", "reword", "reorder", "set"]);
export type Change = z.infer<typeof Change>;

/** What the words of an answer say beside yes and no. */
export interface SaidChange {
  readonly change: Change | undefined;
  readonly who: readonly Item[];
  readonly item: readonly Words[];
  readonly wish: string;
  /** The same, one by one. */
  readonly wishes: readonly string[];
  /** The mail as it shall be, where somebody has written it anew. */
  readonly text?: string | undefined;
  readonly subject?: string | undefined;
  /** What the person has said. */
  readonly message?: string;
  readonly when: readonly Words[];
  readonly count: string;
  /** Whether it is approved at once. */
  readonly isFinal?: boolean;
}

export type Changed =
  | { readonly value: DecisionValue; readonly said?: Spoken }
  /** Nothing is left of it, or all. */
  | { readonly none: true }
  | { readonly all: true }
  /** What is asked, for which argument, with what can be answered. */
  | { readonly argument: string; readonly question: Spoken; readonly choices?: readonly Item[] };

export const asked = (
  argument: string,
  question: Spoken,
  choices: readonly Item[] = [],
): Changed => ({ argument, question, choices });
