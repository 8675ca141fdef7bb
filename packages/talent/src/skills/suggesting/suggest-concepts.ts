/** What a picker offers while somebody types: either language, from the first letters, with typos. */
import { editDistance } from "@bole/base";
import type { Concept } from "../../model/skill.ts";
import { foldText } from "../finding/fold-text.ts";
import { allConcepts } from "../taxonomy/concepts.ts";

interface Entry {
  readonly concept: Concept;
  /** Folded, the two names first. */
  readonly words: readonly string[];
}

let made: readonly Entry[] | null = null;

function entries(): readonly Entry[] {
  made ??= allConcepts().map((concept) => ({
    concept,
    words: [...new Set([concept.zh, concept.en, ...concept.aliases].map(fold))],
  }));
  return made;
}

/** @returns the best first; none for an empty query */
export function suggestConcepts(query: string, limit: number): Concept[] {
  const sought = fold(query);
  if (sought === "") return [];
  const ranked = entries()
    .map(({ concept, words }) => ({ concept, rank: rankOf(sought, words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY);
  const meant = ranked.length > 0 ? ranked : mistyped(sought);
  return meant
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ concept }) => concept);
}

/** Whole names, then beginnings of names and of their words, then parts; shorter names first. */
function rankOf(sought: string, words: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const [place, word] of words.entries()) {
    const at = word.indexOf(sought);
    if (at < 0) continue;
    const kind = word === sought ? 0 : at === 0 ? 1 : word[at - 1] === " " ? 2 : 3;
    // A single letter within a word is no hint.
    if (kind === 3 && sought.length < 2) continue;
    best = Math.min(best, kind * 1_000 + word.length + (place > 1 ? 20 : 0));
  }
  return best;
}

function mistyped(sought: string): { concept: Concept; rank: number }[] {
  const allowed = sought.length < 4 ? 1 : 2;
  return entries().flatMap(({ concept, words }) => {
    const near = words
      .filter((word) => Math.abs(word.length - sought.length) <= allowed)
      .map((word) => editDistance(sought, word));
    const rank = Math.min(Number.POSITIVE_INFINITY, ...near);
    return rank <= allowed && rank < sought.length ? [{ concept, rank }] : [];
  });
}

const fold = (text: string): string => foldText(text.trim()).plain;
