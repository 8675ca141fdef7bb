/**
 * Occupations that are near to what somebody said and the data set does not know: by letters in
 * common with their names, by words in common with their tasks, and by the skills that the words speak of.
 */
import type { Occupation } from "@bole/talent";
import { allOccupations, findConcepts } from "@bole/talent/reading";
import { skillsOf } from "./skills-of.ts";

export interface NearOccupation {
  readonly id: string;
  /** From 0 to 1. */
  readonly nearness: number;
}

const TASK_WEIGHT = 0.6;
const SKILL_WEIGHT = 0.5;

/** @param skills what the person can do, or cares about: decides between names that are equally far */
export function nearestOccupations(
  phrase: string,
  skills: readonly string[],
  limit: number,
): NearOccupation[] {
  const sought = pairsOf(phrase);
  const spoken = new Set(findConcepts(phrase).map(({ id }) => id));
  const known = new Set(skills);
  const rated = allOccupations().map((occupation) => ({
    id: occupation.id,
    nearness: rate(occupation, sought, spoken, known),
  }));
  return rated
    .toSorted((a, b) => b.nearness - a.nearness || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
}

function rate(
  occupation: Occupation,
  sought: ReadonlySet<string>,
  spoken: ReadonlySet<string>,
  known: ReadonlySet<string>,
): number {
  const { zh, en, aliases, tasks } = occupation;
  const byName = Math.max(...[zh, en, ...aliases].map((name) => dice(sought, pairsOf(name))));
  const byTask = Math.max(...[...tasks.zh, ...tasks.en].map((task) => dice(sought, pairsOf(task))));
  const own = skillsOf(occupation);
  const bySpoken = own.some((skill) => spoken.has(skill)) ? SKILL_WEIGHT : 0;
  const byKnown = own.filter((skill) => known.has(skill)).length / own.length;
  return Math.min(1, Math.max(byName, byTask * TASK_WEIGHT, bySpoken) + byKnown / 4);
}

/** Neighbouring signs; a single Chinese character is a sign of its own. */
function pairsOf(text: string): ReadonlySet<string> {
  const clean = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < clean.length; at++) pairs.add(clean.slice(at, at + 2));
  for (const sign of clean.match(/\p{Script=Han}/gu) ?? []) pairs.add(sign);
  return pairs;
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / (a.size + b.size);
}
