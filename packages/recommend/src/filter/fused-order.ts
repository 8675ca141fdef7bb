/**
 * Candidates of three tracks in one order, by their places alone: who is found early, and by several,
 * comes first. It only decides who is looked at; scaling a track's scores cannot change it.
 */
import type { Candidate } from "../state/item.ts";

/** Softens the difference between the first places. */
const SOFTENER = 20;

export function fusedOrder(candidates: Readonly<Record<string, Candidate>>): Candidate[] {
  const weight = ({ ranks }: Candidate) =>
    Object.values(ranks).reduce((sum, rank) => sum + 1 / (SOFTENER + rank), 0);
  return Object.values(candidates)
    .map((candidate) => ({ candidate, weight: weight(candidate) }))
    .toSorted((a, b) => b.weight - a.weight || compare(a.candidate.data.id, b.candidate.data.id))
    .map(({ candidate }) => candidate);
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
