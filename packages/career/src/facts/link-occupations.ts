/**
 * Which occupations words name: by their names in our notes, as an activity ("nursing"), or by a name of a
 * public classification that has one of our occupations in the same ISCO-08 unit group.
 */
import { allOccupations, knownConcept, resolveConcepts } from "@bole/talent/reading";
import { table } from "../knowledge/table.ts";
import { findOccupations } from "../occupations/find-occupations.ts";
import { saysWord } from "../text/says-word.ts";

export function occupationsNamed(words: string): string[] {
  const own = findOccupations(words).map(({ id }) => id);
  const active = table("activities.tsv")
    .filter(([, names = ""]) => names.split("|").some((name) => saysWord(words, name)))
    .map(([id = ""]) => id);
  const named = [...new Set([...own, ...active])];
  return named.length > 0 ? named : classified(words);
}

function classified(words: string): string[] {
  const groups = resolveConcepts(words)
    .filter(({ kind }) => kind === "occupation")
    .map(({ id }) => knownConcept(id)?.group ?? "")
    .filter((group) => group !== "");
  const alike = allOccupations().filter(({ isco_08 }) => groups.includes(isco_08));
  return alike.slice(0, 1).map(({ id }) => id);
}
