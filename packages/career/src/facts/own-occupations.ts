/**
 * Occupations that a fact may stand for. A name in a sentence is not enough ("my teacher says …"): either the words are that
 * name and little else, or the sentence is more like one about somebody's own work than about other people.
 */
import type { Meaning } from "../knowledge/meaning.ts";
import { findOccupations } from "../occupations/find-occupations.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Language } from "../text/language.ts";
import type { Fact, FactKind } from "./fact.ts";

/** What somebody does or did: theirs alone. */
const STANDING: ReadonlySet<FactKind> = new Set(["situation", "experience", "education"]);
/** What they may mean to do: wanted or offered counts, too. What they refuse is ruled out by its name alone. */
const AIMING: ReadonlySet<FactKind> = new Set([
  ...(["option", "choice", "target", "wish", "interest", "value"] as const),
]);
/** Of the letters, so many belong to the name: then the words name it and say little else. */
const WHOLE = 0.6;

export async function withOwnOccupations(
  all: readonly Fact[],
  before: readonly Fact[],
  meaning: Meaning,
  language: Language,
  signal?: AbortSignal,
): Promise<Fact[]> {
  // An option in a clause of its own stays in the person's words: a name in it is no certain occupation.
  const facts = all.map((fact) =>
    fact.kind === "option" && !before.includes(fact) && !isWhole(fact.words)
      ? { ...fact, occupations: [], near: [] }
      : fact,
  );
  const doubtful = facts.filter(
    (fact) =>
      !before.includes(fact) &&
      (STANDING.has(fact.kind) || AIMING.has(fact.kind)) &&
      fact.sense !== "leaving" &&
      fact.occupations.length > 0 &&
      !isWhole(fact.said ?? fact.words),
  );
  const asked = doubtful.map((fact) => ({ clause: clauseOf(fact), name: spoken(fact, language) }));
  const whose = await meaning.ownership(asked, language, signal);
  return facts.map((fact) => {
    const owner = whose[doubtful.indexOf(fact)] ?? null;
    if (owner === null || owner === "own") return fact;
    if (owner !== "other" && AIMING.has(fact.kind)) return fact;
    const nobodys = { ...fact, occupations: [], near: [] };
    // "My physics teacher says …": the teacher is no way to go.
    const isOption = fact.kind === "option" || fact.kind === "choice";
    return isOption ? { ...nobodys, kind: "note", words: fact.said ?? fact.words } : nobodys;
  });
}

/** An option is a name; what is said of it is the sentence around it. */
const clauseOf = ({ kind, said, words }: Fact): string =>
  kind === "option" || kind === "choice" ? (said ?? words) : words;

/** Whether words are the name of an occupation and little else. */
export function isWhole(words: string): boolean {
  const letters = words.replace(/[\s\p{P}]/gu, "").length;
  const named = findOccupations(words).reduce((sum, { start, end }) => sum + end - start, 0);
  return letters > 0 && named / letters >= WHOLE;
}

/** The name as it was said, or as the occupation is called. */
function spoken({ words, occupations: [id = ""] }: Fact, language: Language): string {
  const said = findOccupations(words).find((one) => one.id === id);
  return said ? words.slice(said.start, said.end) : occupationById(id)[language];
}
