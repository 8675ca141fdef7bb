/**
 * What makes an injection: concepts that come together. A rule is data; a new one is a line.
 * Single words never decide: "ignore", "act as" and "system" are everyday words.
 */
import type { FeatureName } from "../feature.ts";
import type { Concept } from "../lexicon/index.ts";
import type { PatternName } from "../patterns.ts";

export type Sign = Concept | PatternName;

export interface Reach {
  /**
   * Characters between neighbouring parts at most.
   * @default 40
   */
  readonly within?: number;
  /**
   * Ends of sentences between them at most.
   * @default 0
   */
  readonly breaks?: number;
  /** Whether it is harmless among things that people set aside: mails, files, meetings. */
  readonly office?: boolean;
}

export interface Rule extends Reach {
  readonly feature: FeatureName;
  /** One of each list must be there, in any order. */
  readonly parts: readonly (readonly Sign[])[];
  /** How sure it makes us, from 0 to 1, in what the user types. */
  readonly weight: number;
  /** The same in a document or a mail, which has no business giving orders. */
  readonly indirect: number;
}

/** `weight` is one number, or two: for what the user types, and for what a third party wrote. */
export function rule(
  feature: FeatureName,
  weight: number | readonly [number, number],
  parts: readonly (Sign | readonly Sign[])[],
  reach: Reach = {},
): Rule {
  const [direct, indirect] = typeof weight === "number" ? [weight, weight] : weight;
  return { feature, weight: direct, indirect, parts: parts.map(listOf), ...reach };
}

function listOf(part: Sign | readonly Sign[]): readonly Sign[] {
  return typeof part === "string" ? [part] : part;
}

/** Something is to be done. */
export const ORDER: readonly Sign[] = [
  "ignore",
  "newTask",
  "only",
  "conceal",
  "reveal",
  "judge",
  "regardless",
  "shape",
];

/** A machine is spoken of or to. */
export const MACHINE: readonly Sign[] = ["machine", "toMachine", "vocative", "whileReading"];
