/** Changes of a list of criteria. Pure. */
import type { Criterion } from "@bole/server/contract";

export type Criteria = readonly Criterion[];

/** A new one has an id that none of the others has. */
export function addCriterion(criteria: Criteria): Criterion[] {
  const numbers = criteria.map(({ id }) => Number(/^c(\d+)$/.exec(id)?.[1] ?? 0));
  const id = `c${Math.max(0, ...numbers) + 1}`;
  return [...criteria, { id, text: "", need: "must", weight: 3, skill: null, min_years: null }];
}

export function changeCriterion(
  criteria: Criteria,
  id: string,
  change: Partial<Criterion>,
): Criterion[] {
  return criteria.map((one) => (one.id === id ? { ...one, ...change } : one));
}

export function removeCriterion(criteria: Criteria, id: string): Criterion[] {
  return criteria.filter((one) => one.id !== id);
}

/** By one place; at an end it stays. */
export function moveCriterion(criteria: Criteria, id: string, by: -1 | 1): Criterion[] {
  const from = criteria.findIndex((one) => one.id === id);
  const moved = criteria[from];
  const to = from + by;
  if (moved === undefined || to < 0 || to >= criteria.length) return [...criteria];
  return criteria.toSpliced(from, 1).toSpliced(to, 0, moved);
}
