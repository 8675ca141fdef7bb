/** How what somebody can do fits an occupation: counted, never guessed. */
import { allOccupations, type Occupation, type Transition, type Via } from "@bole/talent";
import { occupationById } from "./occupation-by-id.ts";
import { skillsOf } from "./skills-of.ts";

/** A core skill counts as much as two useful ones. */
const CORE = 2;

export interface Fit {
  readonly occupation_id: string;
  /** Share of the occupation's skills that are there, core ones twice; from 0 to 100. */
  readonly score: number;
  readonly have: readonly string[];
  readonly missing_core: readonly string[];
  readonly missing_useful: readonly string[];
}

export function fitOf(occupation: Occupation, skills: ReadonlySet<string>): Fit {
  const { core, useful } = occupation.skills;
  const has = (skill: string) => skills.has(skill);
  const points = CORE * core.filter(has).length + useful.filter(has).length;
  return {
    occupation_id: occupation.id,
    score: Math.round((100 * points) / (CORE * core.length + useful.length)),
    have: skillsOf(occupation).filter(has),
    missing_core: core.filter((skill) => !has(skill)),
    missing_useful: useful.filter((skill) => !has(skill)),
  };
}

export interface Step {
  readonly from: string;
  readonly to: string;
  readonly via: Via;
  /** What carries over, and what is missing, of the target's skills. */
  readonly carries: readonly string[];
  readonly missing: readonly string[];
}

/** The known way from one occupation to another; null where the data set has none. */
export function transitionBetween(from: string, to: string): Step | null {
  const known = occupationById(from).transitions.find((transition) => transition.to === to);
  return known ? stepOf(from, known) : null;
}

export const transitionsFrom = (from: string): Step[] =>
  occupationById(from).transitions.map((transition) => stepOf(from, transition));

function stepOf(from: string, { to, via }: Transition): Step {
  const own = new Set(skillsOf(occupationById(from)));
  const target = occupationById(to);
  return {
    from,
    to,
    via,
    carries: skillsOf(target).filter((skill) => own.has(skill)),
    missing: target.skills.core.filter((skill) => !own.has(skill)),
  };
}

/** Those that share the most skills with an occupation, the nearest first. */
export function neighboursOf(id: string, limit: number): string[] {
  const own = new Set(skillsOf(occupationById(id)));
  const rated = allOccupations()
    .filter((other) => other.id !== id)
    .map((other) => ({ id: other.id, score: fitOf(other, own).score }));
  return rated
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map((near) => near.id);
}
