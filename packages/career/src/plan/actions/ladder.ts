/**
 * What is done first, and what comes again and again after that. A year's plan has more than a hundred
 * actions, and nobody should be told to learn the basic ideas twice: what recurs is numbered.
 */
import type { Bilingual } from "../../text/language.ts";

export interface ActionNames {
  readonly occupation: Bilingual;
  readonly skill: Bilingual;
  /** Something that people of this occupation do; another one with each round. */
  readonly task: Bilingual;
  /** From 1. */
  readonly round: number;
}

/** A title, and how it is done. */
type ActionTemplate = (names: ActionNames) => readonly [title: Bilingual, how: Bilingual];

export interface Ladder {
  readonly once: readonly ActionTemplate[];
  /** Their titles say the round: no two are the same. */
  readonly again: readonly ActionTemplate[];
}

/** The rung after so many others, and which round of it. */
export function rungOf({ once, again }: Ladder, climbed: number): [ActionTemplate, number] {
  const single = once[climbed];
  if (single !== undefined) return [single, 1];
  const recurring = climbed - once.length;
  const template = again[recurring % again.length];
  if (template === undefined) throw new RangeError("A ladder needs rungs that recur.");
  return [template, Math.floor(recurring / again.length) + 1];
}

/** One of several, another one with each round. */
export const ofRound = (texts: readonly Bilingual[], round: number): Bilingual =>
  texts[(round - 1) % texts.length] ?? { zh: "", en: "" };
