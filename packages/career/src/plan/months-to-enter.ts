/** The least time before somebody can be what they plan for: studies and licences that they do not have. */
import type { Fact } from "../facts/fact.ts";
import { situationOf } from "../facts/situation.ts";
import { zoneOf } from "../knowledge/conditions.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";

const STUDIES = 24;
/** The job zone of work that a degree is usual for. */
const WITH_DEGREE = 4;

export function monthsToEnter(facts: readonly Fact[], occupation_id: string): number {
  const { isco_08, entry } = occupationById(occupation_id);
  const { current } = situationOf(facts);
  const isNear = current.some(
    (id) => occupationById(id).isco_08.slice(0, 2) === isco_08.slice(0, 2),
  );
  if (isNear || (entry.kind !== "licence" && entry.kind !== "degree")) return 0;
  const hasDegree =
    facts.some(({ kind }) => kind === "education") ||
    current.some((id) => (zoneOf(id) ?? 0) >= WITH_DEGREE);
  return entry.kind === "degree" && hasDegree ? 0 : STUDIES;
}
