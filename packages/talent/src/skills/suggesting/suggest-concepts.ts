/** What a picker offers while somebody types: either language, from the first letters, with typos. */
import { editDistance } from "@bole/base";
import type { Concept } from "../../model/skill.ts";
import { foldText } from "../finding/fold-text.ts";
import { allConcepts } from "../taxonomy/concepts.ts";

interface Entry {
  readonly concept: Concept;
  /** The names first; folded, without spaces, each with the places where its words begin. */
  readonly names: readonly Name[];
}

interface Name {
  readonly plain: string;
  begins(at: number): boolean;
}

let made: readonly Entry[] | null = null;

function entries(): readonly Entry[] {
  made ??= allConcepts().map((concept) => ({
    concept,
    names: [...new Set([concept.zh, concept.en, ...concept.aliases])].map(nameOf),
  }));
  return made;
}

function nameOf(text: string): Name {
  const { plain, before } = foldText(text);
  return { plain, begins: (at) => before(at) !== 0 };
}

/** @returns the best first; none for an empty query */
export function suggestConcepts(query: string, limit: number): Concept[] {
  const sought = foldText(query.trim()).plain;
  if (sought === "") return [];
  const ranked = entries()
    .map(({ concept, names }) => ({ concept, rank: rankOf(sought, names) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY);
  const meant = ranked.length > 0 ? ranked : mistyped(sought);
  return meant
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ concept }) => concept);
}

/** Whole names, then beginnings of names and of their words, then parts; shorter names first. */
function rankOf(sought: string, names: readonly Name[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const [place, { plain, begins }] of names.entries()) {
    const at = plain.indexOf(sought);
    if (at < 0) continue;
    const kind = plain === sought ? 0 : at === 0 ? 1 : begins(at) ? 2 : 3;
    // A single letter within a word is no hint.
    if (kind === 3 && sought.length < 2) continue;
    best = Math.min(best, kind * 1_000 + plain.length + (place > 1 ? 20 : 0));
  }
  return best;
}

/** Where nothing fits: names that differ by a slip or two, also those that have only been begun. */
function mistyped(sought: string): { concept: Concept; rank: number }[] {
  const allowed = sought.length < 4 ? 1 : 2;
  return entries().flatMap(({ concept, names }) => {
    const edits = names.map(({ plain }) => slips(sought, plain, allowed));
    const rank = Math.min(...edits);
    return rank <= allowed && rank < sought.length ? [{ concept, rank }] : [];
  });
}

function slips(sought: string, plain: string, allowed: number): number {
  if (plain.length < sought.length - allowed) return Number.POSITIVE_INFINITY;
  if (plain.length <= sought.length + allowed) return editDistance(sought, plain);
  // Half a slip more than a whole name that is as near.
  return editDistance(sought, plain.slice(0, sought.length)) + 0.5;
}
