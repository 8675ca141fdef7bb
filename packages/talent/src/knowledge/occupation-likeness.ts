/** How alike two occupations are, by what the classifications say. */
import { conceptAt, knownConcept } from "./known-concepts.ts";

/** ISCO-08 puts what is alike into unit groups of four digits, below minor groups of three. */
const SAME_UNIT = 0.6;
const SAME_MINOR = 0.3;
const SAME_ELSEWHERE = 0.85;

/** From 0 to 1. */
export function occupationLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const [one, other] = [knownConcept(a), knownConcept(b)];
  if (one === undefined || other === undefined) return 0;
  if (one.same.some((place) => conceptAt(place).id === b)) return SAME_ELSEWHERE;
  const [left, right] = [groupsOf(a), groupsOf(b)];
  if (left.some((group) => right.includes(group))) return SAME_UNIT;
  const minor = (group: string) => group.slice(0, 3);
  return left.some((group) => right.some((its) => minor(its) === minor(group))) ? SAME_MINOR : 0;
}

function groupsOf(id: string): string[] {
  const record = knownConcept(id);
  if (record === undefined) return [];
  if (record.group !== "") return [record.group];
  return record.same.map((place) => conceptAt(place).group);
}
