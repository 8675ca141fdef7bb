/**
 * Occupations that a fact may stand for. A name in a sentence is not enough ("my teacher says …"): either the words are that
 * name and little else, or the sentence is more like one about somebody's own work than about other people.
 */
import type { Meaning } from "../knowledge/meaning.ts";
import { findOccupations } from "../occupations/find-occupations.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Language } from "../text/language.ts";
import { type Fact, type FactKind, nameOf } from "./fact.ts";

/** What is meant for or by somebody. What they refuse is ruled out by its name alone. */
const MEANT: ReadonlySet<FactKind> = new Set([
  ...(["option", "choice", "target", "wish", "interest", "value"] as const),
  ...(["situation", "experience", "education"] as const),
]);
/** Of the letters, so many belong to the name: then the words name it and say little else. */
const WHOLE = 0.6;

export async function withOwnOccupations(
  facts: readonly Fact[],
  before: readonly Fact[],
  meaning: Meaning,
  language: Language,
  signal?: AbortSignal,
): Promise<Fact[]> {
  const doubtful = facts.filter(
    (fact) =>
      !before.includes(fact) &&
      MEANT.has(fact.kind) &&
      fact.sense !== "leaving" &&
      fact.occupations.length > 0 &&
      !isWhole(nameOf(fact)),
  );
  const asked = doubtful.map((fact) => ({ clause: fact.words, name: spoken(fact, language) }));
  const own = await meaning.owned(asked, language, signal);
  return facts.map((fact) => {
    const at = doubtful.indexOf(fact);
    return at === -1 || own[at] ? fact : { ...fact, occupations: [], near: [] };
  });
}

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
