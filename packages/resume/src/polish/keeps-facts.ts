/**
 * No invention: whether a rewriting says the same numbers, dates, units and names as the text before,
 * as often, and no others. It cannot tell whether a sentence means the same; it tells what is countable,
 * and where.
 */
import { threadJob } from "@bole/base/threads";
import type { Fact } from "./facts/fact.ts";
import { factsIn } from "./facts/facts-in.ts";

export interface FactCheck {
  readonly kept: boolean;
  /** Of the text before, with their places in it. */
  readonly missing: readonly Fact[];
  /** Of the text after, with their places in it. */
  readonly added: readonly Fact[];
}

export function keepsFacts(before: string, after: string): FactCheck {
  const [old, now] = [factsIn(before), factsIn(after)];
  const missing = beyond(old, now).filter((fact) => fact.kind !== "name" || !says(after, fact));
  const added = beyond(now, old).filter((fact) => fact.kind !== "name" || !says(before, fact));
  return { kept: missing.length === 0 && added.length === 0, missing, added };
}

export const keepsFactsJob = threadJob<typeof keepsFacts>(new URL(import.meta.url), "keepsFacts");

/** Those of the first that the second does not have, each as often as it is there. */
function beyond(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const left = new Map<string, number>();
  for (const fact of others) left.set(keyOf(fact), (left.get(keyOf(fact)) ?? 0) + 1);
  return facts.filter((fact) => {
    const count = left.get(keyOf(fact)) ?? 0;
    left.set(keyOf(fact), count - 1);
    return count <= 0;
  });
}

const keyOf = ({ kind, key }: Fact): string => `${kind} ${key}`;

/** A name that begins a sentence on the other side is not recognised as one there, and is there all the same. */
function says(text: string, fact: Fact): boolean {
  const name = fact.text
    .toLowerCase()
    // Of those that mean something in a pattern; others may not be escaped.
    .replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")
    .replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![a-z\\d])${name}(?![a-z\\d])`, "u").test(text.toLowerCase());
}
